/** Who or what a line is about. Of a question it is the way to its preview. */
import type { GestaoImportacaoLinha } from '@luneta/api-client';
import { LinkButton, PersonName, VisuallyHidden } from '@luneta/ui';

import { copy } from '../copy.ts';

type NomeProps = {
  linha: GestaoImportacaoLinha;
  /** Shows it as a student would see it. */
  onVer?: ((ordem: number) => void) | undefined;
};

export function Nome({ linha: { nome, arquivo, ordem }, onVer }: NomeProps) {
  const shown = nome === '' ? arquivo || copy.semNome : nome;
  if (onVer)
    return (
      <LinkButton onClick={() => onVer(ordem)}>
        <VisuallyHidden>{copy.questao.verOf('')}</VisuallyHidden>
        {shown}
      </LinkButton>
    );
  return nome === '' ? shown : <PersonName>{nome}</PersonName>;
}
