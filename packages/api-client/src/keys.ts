/** Query keys. Every one starts with the student, so that nobody ever sees the previous pupil's data (decision 33). */
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api.ts';

export type Part = string | number | boolean | Readonly<Record<string, string | number | undefined>>;
export type Key = readonly ['turma_aluno', number | 'nenhum', ...Part[]];

/** Key of something of the active student; also the prefix that invalidates all beneath it. */
export function key(api: Api, ...parts: Part[]): Key {
  return ['turma_aluno', api.turma_aluno_id() ?? 'nenhum', ...parts];
}

/** Marks several branches of the active student as out of date; those on screen are fetched again. */
export async function invalidate(client: QueryClient, keys: readonly Key[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
