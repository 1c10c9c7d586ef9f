/** Contract and server are one: planted differences stop the start or turn a test red. */

import stringifierOf from 'fast-json-stringify';
import { afterAll, describe, expect, it } from 'vitest';

import { assertAgreement } from '../serve/agreement.ts';
import { contractOf, createTestApp, type TestApp } from '../../test/index.ts';
import { makeDeviation } from '../../test/contract-check.ts';
import type { Handlers } from './call.ts';
import { loadDocument, readOperations } from './contract.ts';
import { contractRoutes, jsonSchemaOf } from './contract-routes.ts';
import { validateBody, validateText } from './validation.ts';

const started: TestApp[] = [];
afterAll(async () => {
  await Promise.all(started.map((app) => app.close()));
});

/** A server that has these handlers and no other operation. */
async function start(handlers: Handlers): Promise<TestApp> {
  const app = await createTestApp({ contract: contractOf(handlers) });
  started.push(app);
  return app;
}

describe('the start', () => {
  it('fails when a handler is missing, naming the operation and the file to edit', async () => {
    const { document } = contractOf({ getHomeRanking: async () => Promise.reject(new Error('never called')) });
    await expect(createTestApp({ contract: { document, handlers: {} } })).rejects.toThrow(
      'server and contract disagree:\n- getHomeRanking has no handler: add it to the calls of its subject, apps/api/src/modules/<subject>/handlers.ts (tag home)',
    );
  });

  it('is refused before any database, in the words of the difference alone', () => {
    const { document } = contractOf({ getHomeRanking: async () => Promise.reject(new Error('never called')) });
    const found = (): Error | undefined => {
      try {
        assertAgreement(document);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error : undefined;
      }
    };
    expect(found()?.message).toContain('- listAvisos has a handler and is not in the contract');
    expect(found()?.stack).toBe(found()?.message);
    expect(() => assertAgreement()).not.toThrow();
  });

  it('fails when a handler has no operation', async () => {
    const invented: Handlers = Object.assign(Object.create(null), {
      inventada: async () => ({ status: 200, body: {} }),
    });
    await expect(start(invented)).rejects.toThrow(/- inventada has a handler and is not in the contract/);
  });

  it('fails when a write would be open to read-only sessions', () => {
    const document = structuredClone(loadDocument());
    const post = document.paths['/api/v2/users/contas/atualizar']?.post;
    if (post) delete post['x-escrita'];
    expect(() => readOperations(document)).toThrow(/updateConta is no GET and has no x-escrita/);
  });
});

describe('answers', () => {
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

  it('with a code that the operation does not list, or lists none, are a deviation', () => {
    const body = { message: 'x', erro: 'x', codigo: 'inventado' };
    expect(makeDeviation()('getSaude', 500, body)).toMatch(/inventado/);
    expect(makeDeviation()('getSaude', 500, { ...body, codigo: 'erro_interno' })).toBeNull();
    const document = structuredClone(loadDocument());
    delete document.paths['/api/saude']?.get?.['x-codigos'];
    expect(makeDeviation(document)('getSaude', 500, body)).toMatch(/no x-codigos/);
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

describe('what is made of a shape when a call first needs it', () => {
  const parts = [...contractRoutes(loadDocument()).values()].map(({ schema }) => schema);
  const isShape = (part: unknown): part is object => typeof part === 'object' && part !== null;
  const distinct = (shapes: readonly unknown[]) => [
    ...new Map(shapes.filter(isShape).map((shape) => [JSON.stringify(shape), shape])).values(),
  ];

  it('can be made of every address, body and answer of the contract', () => {
    const addresses = distinct(parts.flatMap(({ querystring, params, headers }) => [querystring, params, headers]));
    const bodies = distinct(parts.flatMap(({ body }) => (body ? [jsonSchemaOf(body)] : [])));
    const answers = distinct(parts.flatMap(({ response }) => Object.values(Object(response)).map(jsonSchemaOf)));
    for (const shapes of [addresses, bodies, answers]) expect(shapes.length).toBeGreaterThan(50);
    for (const shape of addresses) expect(validateText(shape)({})).toBeTruthy();
    for (const shape of bodies) expect(validateBody(shape)({})).toBeTruthy();
    for (const shape of answers) expect(stringifierOf(shape)).toBeTypeOf('function');
  });

  it('cannot be made of a shape that is wrong', () => {
    expect(() => validateBody({ type: 'no such type' })({})).toThrow('schema is invalid');
    const wrong: object = { type: 'object', required: 3 };
    expect(() => stringifierOf(wrong)).toThrow('required');
  });
});
