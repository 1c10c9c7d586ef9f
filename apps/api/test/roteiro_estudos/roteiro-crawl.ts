/**
 * Reads everything a student can read about roadmaps and counts what reveals a key: markers planted in comments, and fields
 * that contain a key or a verdict, by question. Only tests import it.
 */
import { readsInTurn } from '../crawl/reads.ts';
import type { Answer, Client } from '../index.ts';
import { MARKER } from '../banco_questoes/key-crawl.ts';
import type { Roteiro } from './roteiro-fixture.ts';

export type RoteiroCrawl = {
  /** Distinct markers of question and quiz comments in the answers. */
  readonly markers: ReadonlySet<string>;
  /** Questions whose key was in an answer. */
  readonly keys: ReadonlySet<number>;
  /** Addresses that were answered. */
  readonly read: number;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Collects keys and markers of one answer. `questao` is the question that the address names. */
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

/** The ids of roadmaps of version 2 that the crawl knows, by their names in the contract. */
export const ROTEIRO_KNOWS = ['trilha_id', 'materia_id', 'trilha_fase_id', 'base_conhecimento_id', 'id'] as const;
type RoteiroKnown = Partial<Record<(typeof ROTEIRO_KNOWS)[number], number>>;

function knownOf({ trilha_id, tipo, materia_id, fases }: Roteiro): RoteiroKnown[] {
  return [
    { trilha_id, materia_id },
    // As a part of an address, tipo means the open roadmap of that type.
    { trilha_id: tipo, materia_id },
    ...fases.flatMap(({ trilha_fase_id, base_conhecimento_id, itens }) => [
      { trilha_fase_id },
      ...(base_conhecimento_id === null ? [] : [{ base_conhecimento_id }]),
      ...itens.map(({ questao_id }) => ({ id: questao_id })),
    ]),
  ];
}

/** The reads of the contract about these roadmaps, the lists, and the questions of their pools (`readsInTurn`). */
export async function crawlRoteiros(client: Client, roteiros: readonly Roteiro[]): Promise<RoteiroCrawl> {
  const markers = new Set<string>();
  const keys = new Set<number>();
  let read = 0;
  for (const { url, known } of readsInTurn(roteiros.flatMap(knownOf))) {
    const answer = await client.get(url);
    if (answer.status === 200) read += 1;
    const found = keysIn(answer, 'id' in known ? Number(known['id']) : null);
    for (const marker of found.markers) markers.add(marker);
    for (const key of found.keys) keys.add(key);
  }
  return { markers, keys, read };
}
