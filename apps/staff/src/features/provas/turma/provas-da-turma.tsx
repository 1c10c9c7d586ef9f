/** The exams of one class, newest first. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { List } from '@luneta/app-shell/list';
import { useInfiniteQuery } from '@tanstack/react-query';

import { groupExames } from '../exames.ts';
import { copy } from '../lista-copy.ts';
import { useProvaColumns } from '../prova-columns.tsx';

const WORDS = { ...copy, empty: copy.emptyTurma };

export function ProvasDaTurma({ turma_id }: { turma_id: number }) {
  const { api } = useServices();
  const query = useInfiniteQuery(gestaoProvasQuery(api, { turma_id }));
  const exames = groupExames((query.data?.pages ?? []).flatMap(({ provas }) => provas));
  return <List query={query} rows={exames} words={WORDS} {...useProvaColumns(true)} />;
}
