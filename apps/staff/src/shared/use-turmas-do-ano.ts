/** The classes that somebody can be put into: those of the years that are open, the ones without a student too; and what is taught there. */
import { turmasDaEscolaQuery } from '@luneta/api-client/estrutura-turmas';
import { useServices } from '@luneta/app-shell';
import { useQuery } from '@tanstack/react-query';

/** @param escola_id the school; null while it is not known */
export function useTurmasDoAno(escola_id: number | null) {
  const { api } = useServices();
  const { data } = useQuery({ ...turmasDaEscolaQuery(api, escola_id ?? 0), enabled: escola_id !== null });
  return { turmas: data?.turmas ?? [], materias: data?.materias ?? [] };
}
