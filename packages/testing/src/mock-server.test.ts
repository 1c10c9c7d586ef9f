import { examples } from '@luneta/openapi/examples';
import { describe, expect, it } from 'vitest';
import { buildResumo } from './builders.ts';
import { createMockServer } from './mock-server.ts';

const get = (path: string, init?: RequestInit): Request => new Request(`http://mock${path}`, init);
const post = (path: string, body: unknown): Request => get(path, { method: 'POST', body: JSON.stringify(body) });
const RESUMO = '/api/v2/central_avaliacoes/301/1/resumo';

describe('createMockServer', () => {
  it.each([
    ['getConta', '/api/v2/users/contas', examples.getConta],
    ['the v1 twin', '/api/v1/users/contas', examples.getConta],
    ['getSaude', '/api/saude', examples.getSaude],
    ['a static path before a parameter', '/api/v1/gabaritos/filtros/1', examples.getGabaritoFiltros],
    ['query left apart', `${RESUMO}?turma_aluno_id=1002`, examples.getProvaResumo],
  ])('answers %s with the example', async (_name, path, body) => {
    const response = await createMockServer().fetch(get(path));
    expect([response.status, await response.json()]).toEqual([200, body]);
  });

  it('answers login with and without the slash', async () => {
    const server = createMockServer();
    const statuses = [await server.fetch(post('/api/v2/login', {})), await server.fetch(post('/api/v2/login/', {}))];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('remembers calls with path, query and body, params copy left out', async () => {
    const server = createMockServer();
    await server.fetch(
      post('/api/v2/central_avaliacoes/301/resposta?turma_aluno_id=7', { dia: 1, params: { dia: 1 } }),
    );
    expect(server.calls('saveResposta')).toMatchObject([
      { path: { turma_avaliacao_id: '301' }, query: { turma_aluno_id: '7' }, body: { dia: 1 } },
    ]);
    expect(server.calls('getConta')).toEqual([]);
  });

  it('answers what a test says, by value and by call', async () => {
    const server = createMockServer();
    server.respond('getProvaResumo', ({ path }) => buildResumo({ dia_prova: Number(path['dia_prova']) }));
    const response = await server.fetch(get('/api/v2/central_avaliacoes/301/2/resumo'));
    expect(await response.json()).toMatchObject({ dia_prova: 2 });
  });

  it('fails as told, with a body of the contract', async () => {
    const server = createMockServer();
    server.fail('saveResposta', 409, { avaliacao_finalizada: true });
    const response = await server.fetch(post('/api/v2/central_avaliacoes/301/resposta', {}));
    expect([response.status, await response.json()]).toEqual([
      409,
      { codigo: 'erro_de_teste', message: 'Erro de teste.', erro: 'Erro de teste.', avaliacao_finalizada: true },
    ]);
  });

  it('fails on a request the contract does not have, and verify says so again', async () => {
    const server = createMockServer();
    await expect(server.fetch(get('/api/v2/trilhas_secretas'))).rejects.toThrow('no operation of the contract');
    expect(() => server.verify()).toThrow('trilhas_secretas');
  });

  it('fails on a method the contract does not have', async () => {
    await expect(createMockServer().fetch(post(RESUMO, {}))).rejects.toThrow('no operation');
  });

  it('is offline when told, and forgets everything on reset', async () => {
    const server = createMockServer();
    server.setOffline(true);
    await expect(server.fetch(get(RESUMO))).rejects.toThrow(TypeError);
    server.reset();
    expect((await server.fetch(get(RESUMO))).status).toBe(200);
    expect(() => server.verify()).not.toThrow();
  });

  it('holds a call until it is released', async () => {
    const server = createMockServer();
    const release = server.hold('getConta');
    let done = false;
    const call = server.fetch(get('/api/v2/users/contas')).then((response) => {
      done = true;
      return response;
    });
    await server.fetch(get(RESUMO));
    expect(done).toBe(false);
    release();
    expect((await call).status).toBe(200);
  });

  it('a held call can be aborted', async () => {
    const server = createMockServer();
    server.hold('getConta');
    const stop = new AbortController();
    const call = server.fetch(get('/api/v2/users/contas', { signal: stop.signal }));
    setTimeout(() => stop.abort(), 0);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
