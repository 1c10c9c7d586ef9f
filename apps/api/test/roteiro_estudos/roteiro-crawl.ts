/**
 * Reads everything a student can read about roadmaps and counts what betrays a key: markers planted in comments, and
 * fields that carry a key or a verdict, by question. Only tests import it.
 */
import type { Answer, Client } from '../index.ts';
import { MARKER } from '../banco_questoes/key-crawl.ts';
import type { Roteiro } from './roteiro-fixture.ts';

export type RoteiroCrawl = {
  /** Distinct markers of comments, of questions and of quizzes. */
  readonly markers: ReadonlySet<string>;
  /** Questions whose key was seen. */
  readonly keys: ReadonlySet<number>;
  /** Addresses that were answered. */
  readonly read: number;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Keys and markers in one answer; `questao` is what the address itself names. */
export function keysIn({ body }: Answer, questao: number | null): { keys: number[]; markers: string[] } {
  const keys: number[] = [];
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    if ('gabarito' in value && value.gabarito !== null)
      keys.push('banco_questao_id' in value ? Number(value.banco_questao_id) : (questao ?? 0));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(body);
  return { keys, markers: [...JSON.stringify(body).matchAll(MARKER)].map(([marker]) => marker) };
}

function urlsOf({ trilha_id, tipo, materia_id, fases }: Roteiro): [url: string, questao: number | null][] {
  return [
    [`roteiro_estudos/${trilha_id}/${materia_id}`, null],
    [`roteiro_estudos/${tipo}/${materia_id}`, null],
    ...fases.flatMap(({ trilha_fase_id, itens }): [string, number | null][] => [
      [`roteiro_estudos/${trilha_fase_id}`, null],
      ...itens.map(({ questao_id }): [string, number] => [`banco_questoes/${questao_id}`, questao_id]),
    ]),
  ];
}

/** Every address of these roadmaps, the lists, and the questions of their pools, under both bases where there are two. */
export async function crawlRoteiros(client: Client, roteiros: readonly Roteiro[]): Promise<RoteiroCrawl> {
  const markers = new Set<string>();
  const keys = new Set<number>();
  const lists: [string, number | null][] = ['roteiro_estudos', 'trilhas/filtros', 'trilhas/busca_filtrada'].map(
    (url) => [url, null],
  );
  const urls = [...lists, ...roteiros.flatMap(urlsOf)];
  const both = urls.filter(([url]) => url.startsWith('banco')).map(([url, id]) => [`/api/v1/${url}`, id] as const);
  let read = 0;
  for (const [url, questao] of [...urls.map(([path, id]) => [`/api/v2/${path}`, id] as const), ...both]) {
    const answer = await client.get(url);
    if (answer.status === 200) read += 1;
    const found = keysIn(answer, questao);
    for (const marker of found.markers) markers.add(marker);
    for (const key of found.keys) keys.add(key);
  }
  return { markers, keys, read };
}
