/** The limit of calls per minute, and the calls that have none (openapi/roles.yaml, `sem_limite`). */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { loadDocument, readOperations } from './contract.ts';
import { registerErrors } from './error-handler.ts';
import { createEstado } from './estado.ts';
import { harden } from './hardening.ts';

/** Every call that a student makes while an exam runs, pictures of its questions included. */
const OF_A_RUNNING_EXAM = [
  'getProva',
  'getProvaResumo',
  'getProvaQuestoes',
  'getQuestao',
  'getMidia',
  'startProva',
  'saveResposta',
  'saveRespostaSubjetiva',
  'setLinguaEstrangeira',
  'saveRedacao',
  'closeProva',
];
const PER_ACCOUNT = 600;
const operations = readOperations(loadDocument());

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  registerErrors(app, createEstado());
  app.decorateRequest('sessao', null);
  await harden(app, { origins: [], https: false });
  for (const id of ['getProvaQuestoes', 'getConta']) {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`the contract has no ${id}`);
    app.get(`/${id}`, {
      config: { operation },
      onRequest: async (request) => void Reflect.set(request, 'sessao', { id: 'uma-sessao' }),
      handler: async () => ({}),
    });
  }
});
afterAll(() => app.close());

/** The status of each of 601 calls in a minute. */
async function statuses(url: string): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n <= PER_ACCOUNT; n += 1) all.push((await app.inject(url)).statusCode);
  return all;
}

it('[D 199] a call of a running exam is never refused for its number, in either version', () => {
  const named = operations.filter(({ id }) => OF_A_RUNNING_EXAM.includes(id));
  expect(new Set(named.map(({ id }) => id)).size).toBe(OF_A_RUNNING_EXAM.length);
  expect(named.filter(({ unlimited }) => !unlimited).map(({ name }) => name)).toEqual([]);
});

it('[D 199] the 601st reading of the questions in a minute is answered', async () => {
  expect(new Set(await statuses('/getProvaQuestoes'))).toEqual(new Set([200]));
});

it('the 601st of other calls is refused with the time to wait, as number of calls and not as tries', async () => {
  const all = await statuses('/getConta');
  expect([all.indexOf(429), all.length]).toEqual([PER_ACCOUNT, PER_ACCOUNT + 1]);
  const refused = await app.inject('/getConta');
  expect(refused.json()).toMatchObject({ codigo: 'muitas_chamadas' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
