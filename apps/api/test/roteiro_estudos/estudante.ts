/** A student who works through phases with HTTP calls, and what a test needs to check the work. Only tests import it. */
import { itemRespostaOf } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import type { Answer, Client } from '../index.ts';
import { bodyOf } from '../central_avaliacoes/exam-fixture.ts';
import type { Roteiro, RoteiroFase } from './roteiro-fixture.ts';

type Schemas = components['schemas'];

/** The n-th phase. Fails when there is none. */
export function faseOf(roteiro: Roteiro, index = 0): RoteiroFase {
  const fase = roteiro.fases[index];
  if (!fase) throw new Error(`no phase ${index}`);
  return fase;
}

export async function readFase(client: Client, { trilha_fase_id }: RoteiroFase): Promise<Schemas['RoteiroFase']> {
  const answer = await client.get(`/api/v2/roteiro_estudos/${trilha_fase_id}`);
  if (answer.status !== 200) throw new Error(`phase: ${answer.status} ${JSON.stringify(answer.body)}`);
  return bodyOf('RoteiroFase', answer);
}

/** The right option, or a wrong one. */
export function option(fase: RoteiroFase, trilha_item_id: number, right: boolean): number {
  const item = fase.itens.find((row) => row.trilha_item_id === trilha_item_id);
  const key = item ? itemRespostaOf(item.gabarito) : 1;
  return right ? key : (key % 5) + 1;
}

export function answerItem(
  client: Client,
  roteiro: Roteiro,
  fase: RoteiroFase,
  trilha_item_id: number,
  item_resposta: number,
  extra: object = {},
): Promise<Answer> {
  return client.post(`/api/v2/roteiro_estudos/${roteiro.trilha_id}/${fase.trilha_fase_id}/roteiro_estudos_resposta`, {
    trilha_item_id,
    item_resposta,
    ...extra,
  });
}

export function answerQuiz(
  client: Client,
  fase: RoteiroFase,
  index: number,
  item_resposta: number,
  extra: object = {},
): Promise<Answer> {
  return client.post(`/api/v2/roteiro_estudos/${fase.trilha_fase_id}/resposta_quiz`, {
    resposta_quiz: { index, item_resposta, ...extra },
  });
}

/** Answers the whole quiz with its keys. */
export async function finishQuiz(client: Client, fase: RoteiroFase): Promise<void> {
  for (const [i, key] of fase.quiz.entries()) await answerQuiz(client, fase, i + 1, key);
}

/** Answers the served items, one for each of `hits`. Returns the answers of the server. */
export async function walk(
  client: Client,
  roteiro: Roteiro,
  fase: RoteiroFase,
  hits: readonly boolean[],
): Promise<Schemas['RoteiroResposta'][]> {
  const answers = [];
  let next = (await readFase(client, fase)).items.at(-1)?.trilha_item_id;
  for (const right of hits) {
    if (next === undefined) throw new Error('no item is left');
    const answer = await answerItem(client, roteiro, fase, next, option(fase, next, right));
    if (answer.status !== 200) throw new Error(`answer: ${answer.status} ${JSON.stringify(answer.body)}`);
    const body = bodyOf('RoteiroResposta', answer);
    answers.push(body);
    next = body.proximo_item?.trilha_item_id;
  }
  return answers;
}
