/**
 * Reads and tries everything that a student of version 1 can do with phases and Bosses. Counts what reveals a key: markers
 * planted in comments, keys, verdicts. Only tests import it.
 */
import type { Db } from '../../src/database/db.ts';
import type { Answer, Client } from '../index.ts';
import { readsInTurn } from '../crawl/reads.ts';
import { MARKER } from '../banco_questoes/key-crawl.ts';
import { OTHER_WRONG, RIGHT, WRONG } from '../avaliacao_adaptadas/trilha-fixture.ts';
import type { BossTrilha } from './boss-fixture.ts';
import { answerItem } from '../avaliacao_adaptadas/answer.ts';

export type Heard = {
  /** Distinct markers of comments in the answers. */
  readonly markers: Set<string>;
  /** Questions whose key was in an answer. */
  readonly keys: Set<number>;
  /** Questions for which an answer said whether an option is right. */
  readonly verdicts: Set<number>;
  /** Addresses that answered 200. */
  answered: number;
};

export const nothing = (): Heard => ({ markers: new Set(), keys: new Set(), verdicts: new Set(), answered: 0 });

/** Gives every question of a pool a comment with a marker. */
export async function plantMarkers(db: Db, trilhas: readonly BossTrilha[]): Promise<void> {
  const ids = trilhas.flatMap(questoesOf);
  await db.query(
    `update questao set comentario = '<p>CANARIO-' || (70000 + id) || '</p>' where id = any($1::bigint[])`,
    [ids],
  );
}

export const questoesOf = ({ fases }: BossTrilha): number[] =>
  fases.flatMap(({ itens }) => itens.map(({ questao_id }) => questao_id));

/** @param named the question that the address names; null: only the content of the answer counts */
export function listen(heard: Heard, { status, body }: Answer, named: number | null): void {
  if (status === 200) heard.answered += 1;
  for (const [marker] of JSON.stringify(body).matchAll(MARKER)) heard.markers.add(marker);
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const own = 'banco_questao_id' in value ? Number(value.banco_questao_id) : (named ?? 0);
    for (const [field, inner] of Object.entries(value)) {
      if ((field === 'gabarito' || field === 'item_gabarito') && inner !== null) heard.keys.add(own);
      if (field === 'acertou' && inner !== null) heard.verdicts.add(own);
      visit(inner);
    }
  };
  visit(body);
}

/** The ids of roadmaps of version 1 that the crawl knows, by their names in the contract. */
export const ADAPTADA_KNOWS = [
  'tipo',
  'tipo_avaliacao',
  'turma_avaliacao_id',
  'materia_id',
  'objeto_conhecimento_id',
  'id',
] as const;
type AdaptadaKnown = Partial<Record<(typeof ADAPTADA_KNOWS)[number], string | number>>;

function knownOf({ tipo, turma_avaliacao_id, materia_id, fases }: BossTrilha): AdaptadaKnown[] {
  const segment = tipo === 2 ? 'plano_acoes' : 'roteiro_estudos';
  const trilha = { tipo: segment, tipo_avaliacao: segment, turma_avaliacao_id, materia_id };
  return fases.flatMap(({ objeto_conhecimento_id, itens }) =>
    itens.map(({ questao_id }) => ({ ...trilha, objeto_conhecimento_id, id: questao_id })),
  );
}

/** The reads of the contract about these roadmaps, the lists, and their questions (`readsInTurn`). */
export async function crawlAdaptadas(client: Client, trilhas: readonly BossTrilha[]): Promise<Heard> {
  const heard = nothing();
  for (const { url, known } of readsInTurn(trilhas.flatMap(knownOf)))
    listen(heard, await client.get(url), 'id' in known ? Number(known['id']) : null);
  return heard;
}

/**
 * Everything a student may try with exercises that nobody has answered: each option, giving up, paying with a life, and
 * reading the exercises afterwards.
 * @param heard records what the answers reveal
 */
export async function tryExercises(
  client: Client,
  trilha: BossTrilha,
  itens: readonly number[],
  heard = nothing(),
): Promise<Heard> {
  const [fase] = trilha.fases;
  for (const index of itens) {
    const { questao_id = 0, trilha_item_id = 0 } = fase?.itens[index] ?? {};
    for (const item_resposta of [RIGHT, WRONG, OTHER_WRONG, null]) {
      const answer = await answerItem(client, trilha.url(0), questao_id, { item_resposta });
      listen(heard, answer, questao_id);
    }
    const life = trilha.answerUrl.replace('resposta_boss', `${trilha_item_id}/reduzir_vida`);
    listen(heard, await client.post(life), questao_id);
  }
  listen(heard, await client.get(`${trilha.url(0)}/itens`), null);
  return heard;
}

/** Sends one answer in the Boss of a roadmap. */
export function answerBoss(
  client: Client,
  trilha: BossTrilha,
  index: number,
  item_resposta: number,
): Promise<Answer & { readonly questao_id: number }> {
  const { questao_id = 0, trilha_item_id } = trilha.fases[0]?.itens[index] ?? {};
  const sent = client.post(trilha.answerUrl, { turma_avaliacao_roteiro_estudo_id: trilha_item_id, item_resposta });
  return sent.then((answer) => ({ ...answer, questao_id }));
}
