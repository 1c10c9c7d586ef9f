/** The students of one class, asked for when the class is opened. */
import { acompanhamentoQuery } from '@luneta/api-client/gestao';
import { QueryState, useServices } from '@luneta/app-shell';
import { Loading, Skeleton, Text } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { PickList, type PickItem } from './parts/column-browser/pick-list.tsx';
import { alunosOf, nomeDe, type Aluno } from '../../shared/aluno.ts';
import { copy } from './copy.ts';

const itemOf = ({ turma_aluno_id, aluno_nome, avatar_code }: Aluno): PickItem => ({
  id: turma_aluno_id,
  label: nomeDe(aluno_nome),
  meta: String(turma_aluno_id),
  avatar: avatar_code,
});

export function TurmaAlunos({
  turma_id,
  onOpenAluno,
}: {
  turma_id: number;
  onOpenAluno: (aluno: Aluno) => void;
}): ReactNode {
  const { api } = useServices();
  const query = useInfiniteQuery(acompanhamentoQuery(api, { turma: turma_id }));
  return (
    <QueryState query={query} loading={<AlunosLoading />} compact>
      {({ pages }) => {
        const alunos = pages.flatMap(({ turmas }) => alunosOf(turmas));
        if (alunos.length === 0)
          return (
            <Text look="small" tone="muted">
              {copy.noAlunos}
            </Text>
          );
        const open = (id: PickItem['id']) => {
          const aluno = alunos.find(({ turma_aluno_id }) => turma_aluno_id === id);
          if (aluno) onOpenAluno(aluno);
        };
        return <PickList label={copy.alunos} items={alunos.map(itemOf)} onPick={open} />;
      }}
    </QueryState>
  );
}

function AlunosLoading() {
  return (
    <Loading label={copy.loadingAlunos}>
      <Skeleton shape="card" size={44} />
      <Skeleton shape="card" size={44} />
      <Skeleton shape="card" size={44} />
    </Loading>
  );
}
