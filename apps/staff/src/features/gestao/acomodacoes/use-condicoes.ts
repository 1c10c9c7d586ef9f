/** What each student of a class needs in exams, in few words, for a list that has come by itself. */
import { acomodacoesQuery } from '@luneta/api-client/gestao-cadastro';
import { useServices } from '@luneta/app-shell';
import { useQuery } from '@tanstack/react-query';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { resumoOf } from './resumo.ts';

/** Null until it is known; '' for who needs nothing. */
export function useCondicoes(turma_id: number): ((turma_aluno_id: number) => string) | null {
  const { api } = useServices();
  const enabled = useMayCall()('listAcomodacoesTurma');
  const { data } = useQuery({ ...acomodacoesQuery(api, turma_id), enabled });
  if (data === undefined) return null;
  const needs = new Map(data.map(({ turma_aluno_id, acomodacao }) => [turma_aluno_id, resumoOf(acomodacao)]));
  return (turma_aluno_id) => needs.get(turma_aluno_id) ?? '';
}
