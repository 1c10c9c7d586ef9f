import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import type { Loopback } from '../test/loopback.ts';
import { startClient } from '../test/started.ts';
import { createCompraVidasMutation, navbarKey, navbarQuery } from './navbar.ts';

let server: Loopback;
let api: Api;
let client: QueryClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ server, api, client, stop } = await startClient({ versao: 1 }));
});
afterEach(() => stop());

const buy = () => new MutationObserver(client, createCompraVidasMutation(api)).mutate();

describe('the strip', () => {
  it('is asked for at the base of version 1', async () => {
    server.answer({ body: examples.getNavbar });
    expect(await client.fetchQuery(navbarQuery(api))).toEqual(examples.getNavbar);
    expect(server.arrived[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/navbar',
      query: { turma_aluno_id: '1002' },
    });
  });

  it('is what a purchase answers, and each purchase has a key', async () => {
    const full = { ...examples.getNavbar, qtde_vidas: 5, prox_vida: null, custo_vidas: 0 };
    server.answer({ body: full });
    await buy();
    expect(client.getQueryData(navbarKey(api))).toEqual(full);
    expect(server.arrived).toHaveLength(1);
    expect(server.arrived[0]).toMatchObject({ method: 'POST', path: '/api/v1/navbar/comprar_vidas' });
    expect(server.arrived[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/u);
  });

  it('is out of date after a refused purchase', async () => {
    client.setQueryData(navbarQuery(api).queryKey, examples.getNavbar);
    server.answer({ status: 409, body: { codigo: 'saldo_insuficiente', message: 'x', erro: 'x' } });
    await expect(buy()).rejects.toMatchObject({ codigo: 'saldo_insuficiente' });
    expect(client.getQueryState(navbarKey(api))?.isInvalidated).toBe(true);
  });
});
