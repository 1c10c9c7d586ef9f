import { createApi } from '@luneta/api-client';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@luneta/outbox/testing';
import { createProvaTransport } from './transport.ts';

const ids = { turma_aluno_id: 10, turma_avaliacao_id: 5, dia_prova: 2 };
const body = {
  turma_avaliacao_questao_resposta_id: 77,
  item_resposta: 3,
  dia: 2,
  seq: 4,
  respondida_em: '2026-03-02T13:00:00.000Z',
};

function transportOver(fetch: (request: Request) => Promise<Response>) {
  const clock = createFakeClock();
  // The page's active student differs on purpose: the session's own student must be the one sent.
  const api = createApi({
    baseUrl: 'https://escola.example',
    authorization: () => 'Bearer x',
    turma_aluno_id: () => 99,
    fetch,
    // A refusal for the number of calls is repeated before it counts as a failure.
    wait: async () => {},
  });
  return { clock, transport: createProvaTransport(api, clock) };
}

const answer = (status: number, value: unknown) => Promise.resolve(Response.json(value, { status }));
const errorBody = { message: 'm', erro: 'm', codigo: 'c' };

describe('a failed call', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['401', () => answer(401, errorBody), 'unauthorised'],
    ['409 with avaliacao_finalizada', () => answer(409, { ...errorBody, avaliacao_finalizada: true }), 'finished'],
    ['422', () => answer(422, errorBody), 'refused'],
    ['403', () => answer(403, errorBody), 'refused'],
    ['429', () => answer(429, errorBody), 'server'],
    ['503', () => answer(503, errorBody), 'server'],
    ['a page of a proxy instead of JSON', () => Promise.resolve(new Response('<html>', { status: 200 })), 'server'],
  ] as const)('%s', async (_name, fetch, kind) => {
    await expect(transportOver(fetch).transport.saveResposta(ids, body)).rejects.toMatchObject({
      name: 'ProvaFailure',
      kind,
    });
  });

  it('without any answer for 20 s counts as no connection', async () => {
    const { transport, clock } = transportOver(() => new Promise(() => {}));
    const outcome = transport.closeProva(ids).catch((error: unknown) => error);
    await clock.advance(20_000);
    expect(await outcome).toMatchObject({ name: 'ProvaFailure', kind: 'network' });
  });
});

it('sends the answer under the student of the exam, not the active one of the page', async () => {
  const seen: { url: string; sent: unknown }[] = [];
  const { transport } = transportOver(async (request) => {
    seen.push({ url: request.url, sent: await request.json() });
    return answer(200, {});
  });
  await transport.saveResposta(ids, body);
  expect(seen[0]?.url).toContain('/central_avaliacoes/5/resposta?turma_aluno_id=10');
  expect(seen[0]?.sent).toMatchObject(body);
});
