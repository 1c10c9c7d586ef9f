/**
 * Reads and tries everything a student of version 1 can about phases and Bosses, and counts what betrays a key: markers
 * planted in comments, keys, verdicts. Only tests import it.
 */
import type { Db } from '../../src/database/db.ts';
import type { Answer, Client } from '../index.ts';
import { MARKER } from '../banco_questoes/key-crawl.ts';
import { OTHER_WRONG, RIGHT, WRONG } from '../avaliacao_adaptadas/trilha-fixture.ts';
import type { BossTrilha } from './boss-fixture.ts';

export type Heard = {
  /** Distinct markers of comments. */
  readonly markers: Set<string>;
  /** Questions whose key was told. */
  readonly keys: Set<number>;
  /** Questions of which it was told whether an answer is right. */
  readonly verdicts: Set<number>;
  /** Addresses that were answered with 200. */
  answered: number;
};

export const nothing = (): Heard => ({ markers: new Set(), keys: new Set(), verdicts: new Set(), answered: 0 });

/** Gives every question of a pool a comment that is known again. */
export async function plantMarkers(db: Db, trilhas: readonly BossTrilha[]): Promise<void> {
  const ids = trilhas.flatMap(questoesOf);
  await db.query(
    `update questao set comentario = '<p>CANARIO-' || (70000 + id) || '</p>' where id = any($1::bigint[])`,
    [ids],
  );
}

export const questoesOf = ({ fases }: BossTrilha): number[] =>
  fases.flatMap(({ itens }) => itens.map(({ questao_id }) => questao_id));

/** @param named the question that the address itself names; null: only what stands in the answer counts */
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

const CALLS = ['', 'boss_info', 'boss_resumo', 'boss_concluido'];

/** Every address about these roadmaps, the lists, and their questions under both bases. */
export async function crawlAdaptadas(client: Client, trilhas: readonly BossTrilha[]): Promise<Heard> {
  const heard = nothing();
  const read = async (url: string, named: number | null = null) => listen(heard, await client.get(url), named);
  await read('/api/v1/avaliacao_adaptadas');
  await read('/api/v1/navbar');
  for (const trilha of trilhas) {
    for (const call of CALLS) await read(trilha.bossUrl(call).replace(/\/$/, ''));
    for (const index of trilha.fases.keys())
      for (const part of ['midias', 'itens']) await read(`${trilha.url(index)}/${part}`);
    for (const id of questoesOf(trilha))
      for (const base of ['v1', 'v2']) await read(`/api/${base}/banco_questoes/${id}`, id);
  }
  return heard;
}

/**
 * What a student may try with exercises that nobody has answered yet: each option, giving up, paying
 * with a life.
 * @param heard where it is told
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
      const answer = await client.post(`${trilha.url(0)}/itens/${questao_id}/resposta`, { item_resposta });
      listen(heard, answer, questao_id);
    }
    const life = trilha.answerUrl.replace('resposta_boss', `${trilha_item_id}/reduzir_vida`);
    listen(heard, await client.post(life), questao_id);
  }
  return heard;
}

/** One answer in the Boss of a roadmap. */
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
