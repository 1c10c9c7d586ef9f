/** Questions of the bank for tests, written as staff write them. Tests only. */
import type { components } from '@luneta/openapi';

import type { Client } from '../index.ts';
import { bodyOf } from '../central_avaliacoes/exam-fixture.ts';
import { onNewFile } from '../new-file.ts';

export type QuestaoGestao = components['schemas']['QuestaoGestao'];
const URL = '/api/v2/gestao/questoes';

let serial = 0;
onNewFile(() => {
  serial = 0;
});

/** A whole question with a stem of its own. */
export const askedIn = (topic: object, more: object = {}) => ({
  tipo: 'objetiva',
  ...topic,
  enunciado: `<p>Quanto é ${(serial += 1)} + 2?</p>`,
  alternativas: [
    { letra: 'A', texto: '<p>um</p>', motivo: '<p>Somou errado.</p>' },
    { letra: 'B', texto: '<p>dois</p>' },
  ],
  gabarito: 'B',
  comentario: '<p>Some.</p>',
  etiquetas: ['Soma'],
  ...more,
});

export const putJson = (client: Client, url: string, body: object) =>
  client.send({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

/** An approved question. @throws when it is refused */
export async function makeQuestao(client: Client, topic: object, more: object = {}): Promise<QuestaoGestao> {
  const answer = await client.post(URL, askedIn(topic, { situacao: 'aprovada', ...more }));
  if (answer.status !== 200) throw new Error(`no question: ${JSON.stringify(answer.body)}`);
  return bodyOf('QuestaoGestao', answer);
}

export const readQuestao = async (client: Client, id: number): Promise<QuestaoGestao> =>
  bodyOf('QuestaoGestao', await client.get(`${URL}/${id}`));
