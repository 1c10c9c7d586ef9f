/** Who or what a line is about. Of a question it is the way to its preview. */
import type { GestaoImportacaoLinha } from '@luneta/api-client';
import { LinkButton, PersonName, VisuallyHidden } from '@luneta/ui';

import { copy } from '../copy.ts';

type NomeProps = {
  linha: GestaoImportacaoLinha;
  /** Shows it as a student would see it. */
  onVer?: ((ordem: number) => void) | undefined;
};

/** Of what is asked, as many letters stand in a row. */
const MAX = 90;

export function Nome({ linha: { nome, arquivo, ordem, valores }, onVer }: NomeProps) {
  const shown = nome === '' ? arquivo || copy.semNome : nome;
  if (onVer) {
    // Programs name questions 'Q1': what is asked says more.
    const asked = valores.find(({ campo }) => campo === 'enunciado')?.valor || shown;
    return (
      <LinkButton onClick={() => onVer(ordem)}>
        <VisuallyHidden>{copy.questao.verOf('')}</VisuallyHidden>
        {asked.length > MAX ? `${asked.slice(0, MAX)}…` : asked}
      </LinkButton>
    );
  }
  return nome === '' ? shown : <PersonName>{nome}</PersonName>;
}
