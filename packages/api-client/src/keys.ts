/** Query keys. Every one starts with the student, so that nobody ever sees the previous pupil's data (decision 33). */
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api.ts';

export type Part = string | number | boolean | Readonly<Record<string, string | number | boolean | undefined>>;
export type Key = readonly ['turma_aluno', number | 'nenhum', ...Part[]];

/** Query key for data of the active student. It is also the prefix for invalidating everything below it. */
export function key(api: Api, ...parts: Part[]): Key {
  return studentKey(api.turma_aluno_id(), ...parts);
}

/** Query key for data of the given student; null means nobody. */
export function studentKey(turma_aluno_id: number | null, ...parts: Part[]): Key {
  return ['turma_aluno', turma_aluno_id ?? 'nenhum', ...parts];
}

/**
 * Adds the active student to the query of a call. It is read together with the key, so that a later refetch cannot
 * store another student's data under that key.
 */
export function asStudent(api: Api): { turma_aluno_id?: number } {
  const turma_aluno_id = api.turma_aluno_id();
  return turma_aluno_id === null ? {} : { turma_aluno_id };
}

/** Marks several branches of the active student as out of date; those on screen are fetched again. */
export async function invalidate(client: QueryClient, keys: readonly Key[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
