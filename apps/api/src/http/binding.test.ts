/** Contract and server are one: planted differences stop the start or turn a test red. */
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/index.ts';
import { makeDeviation } from '../../test/contract-check.ts';
import { notBuilt } from '../modules/not-built.ts';
import type { Handlers } from './call.ts';
import { loadDocument, readOperations } from './contract.ts';

const started: TestApp[] = [];
afterAll(async () => {
  await Promise.all(started.map((app) => app.close()));
});

/** Everything is listed as not built, but what `handlers` has. */
async function start(handlers: Handlers, extra: readonly string[] = []): Promise<TestApp> {
  const all = [...new Set(readOperations(loadDocument()).map(({ id }) => id))];
  const app = await createTestApp({
    contract: { handlers, notBuilt: [...all.filter((id) => !(id in handlers)), ...extra] },
  });
  started.push(app);
  return app;
}

describe('the start', () => {
  it('fails when a handler is missing, naming the operation', async () => {
    await expect(createTestApp({ contract: { handlers: {}, notBuilt } })).rejects.toThrow(
      /- login: in the contract, without a handler/,
    );
  });

  it('fails when a handler has no operation', async () => {
    const invented: Handlers = Object.assign(Object.create(null), {
      inventada: async () => ({ status: 200, body: {} }),
    });
    await expect(start(invented)).rejects.toThrow(/- inventada: has a handler, and is not in the contract/);
  });

  it('fails when something is both built and listed as not built', async () => {
    const handlers: Handlers = {
      getSaude: async () => ({ status: 200, body: { status: 'ok', versao: '1', banco: 'ok', manutencao: false } }),
    };
    await expect(start(handlers, ['getSaude'])).rejects.toThrow(/- getSaude: has a handler; remove it/);
  });

  it('fails when a write would be open to read-only sessions', () => {
    const document = structuredClone(loadDocument());
    const post = document.paths['/api/v2/users/contas/atualizar']?.post;
    if (post) delete post['x-escrita'];
    expect(() => readOperations(document)).toThrow(/updateConta is no GET and has no x-escrita/);
  });
});

describe('answers', () => {
  it('of an operation that is not built are 501 with the contract’s error', async () => {
    const { anonymous } = await start({});
    const answer = await anonymous.post('/api/v2/users/contas/login_hub_educacional', { token: 'x' });
    expect(answer.status).toBe(501);
    expect(answer.body).toEqual({
      message: 'Esta função ainda não foi construída.',
      erro: 'Esta função ainda não foi construída.',
      codigo: 'nao_construido',
    });
  });

  it('that leave the contract turn a test red', async () => {
    const wrong: Handlers = Object.assign(Object.create(null), {
      getSaude: async () => ({ status: 200, body: { status: 'talvez', versao: '1', banco: 'ok', manutencao: false } }),
    });
    const { anonymous } = await start(wrong);
    await expect(anonymous.get('/api/saude')).rejects.toThrow(/off the contract: getSaude 200/);
  });

  it('are stripped of fields the contract does not declare', async () => {
    const talkative: Handlers = Object.assign(Object.create(null), {
      getSaude: async () => ({
        status: 200,
        body: { status: 'ok', versao: '1', banco: 'ok', manutencao: false, gabarito: 'C' },
      }),
    });
    const { anonymous } = await start(talkative);
    expect((await anonymous.get('/api/saude')).body).toEqual({
      status: 'ok',
      versao: '1',
      banco: 'ok',
      manutencao: false,
    });
  });

  it('with a status the contract does not declare are a deviation', () => {
    expect(makeDeviation()('getSaude', 418, {})).toMatch(/does not declare/);
  });

  it('never tell the inside of a failure', async () => {
    const broken: Handlers = {
      getSaude: async () => {
        throw new Error('select senha_hash from pessoa');
      },
    };
    const { anonymous } = await start(broken);
    const answer = await anonymous.get('/api/saude');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Erro interno do servidor.',
      erro: 'Erro interno do servidor.',
      codigo: 'erro_interno',
    });
  });
});
