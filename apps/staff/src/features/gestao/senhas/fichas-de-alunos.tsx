/** The slips of students whose passwords were reset. */
import { useServices } from '@luneta/app-shell';
import { deploymentOf } from '@luneta/domain';
import { useMemo } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { copy as words } from '../../../shared/copy.ts';
import { FichasScreen } from '../../../shared/fichas/fichas-screen.tsx';
import { copy } from './copy.ts';
import type { Ficha, Fichas } from './fichas.ts';

type FichasDeAlunosProps = { fichas: Fichas; onDone: () => void };

export function FichasDeAlunos({ fichas: { fichas, missing, expira_em }, onDone }: FichasDeAlunosProps) {
  const { config } = useServices();
  const parts = useMemo(() => {
    const slipOf = ({ turma_aluno_id, aluno_nome, login, nova_senha, turma }: Ficha) => ({
      id: turma_aluno_id,
      place: copy.placeOf(turma.escola_nome, words.turmaOf(turma.serie_nome, turma.turma_codigo)),
      name: nomeDe(aluno_nome),
      address: config.deployments[deploymentOf(turma.versao)],
      facts: [
        { term: copy.usuario, value: login },
        { term: copy.newSenha, value: nova_senha, secret: true },
      ],
    });
    // Few students of many classes share the sheets.
    const title = [...new Set(fichas.map(({ turma }) => turma.turma_codigo))].join(', ');
    return [{ title, slips: fichas.map(slipOf) }];
  }, [fichas, config]);
  const turmas = missing.map(({ serie_nome, turma_codigo }) => words.turmaOf(serie_nome, turma_codigo));
  return (
    <FichasScreen
      parts={parts}
      expira_em={expira_em}
      hint={copy.fichasHint}
      missing={turmas.length > 0 ? copy.missing(turmas.join(', ')) : undefined}
      onDone={onDone}
    />
  );
}
