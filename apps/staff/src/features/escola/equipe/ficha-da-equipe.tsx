/** The slip of a member of the staff whose password was reset. */
import { useMemo } from 'react';

import { FichasScreen } from '../../../shared/fichas/fichas-screen.tsx';
import type { FichaDaEquipe } from './ato-da-conta.tsx';
import { copy } from './copy.ts';
import { perfilOf } from './perfil-of.ts';

type FichaProps = { ficha: FichaDaEquipe; onDone: () => void };

export function Ficha({ ficha: { pessoa, senha }, onDone }: FichaProps) {
  const parts = useMemo(() => {
    const slip = {
      id: pessoa.pessoa_id,
      place: perfilOf(pessoa),
      name: pessoa.nome,
      address: location.origin,
      facts: [
        { term: copy.login, value: senha.login },
        { term: copy.senhaLabel, value: senha.nova_senha, secret: true },
      ],
    };
    return [{ title: copy.fichaTitle, slips: [slip] }];
  }, [pessoa, senha]);
  return <FichasScreen parts={parts} expira_em={senha.expira_em} hint={copy.fichaHint} onDone={onDone} />;
}
