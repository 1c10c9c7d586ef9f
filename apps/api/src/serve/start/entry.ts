/**
 * One tap into the demo. The server signs in with the published password and asks for a hand-over code, by the same calls
 * that the apps use: the page holds no password, and no way around a password exists in the server.
 */
import type { FastifyInstance } from 'fastify';

import type { DemoAccount } from '../../demo/accounts.ts';
import { errors } from '../../http/errors.ts';
import { isOwnPage } from './own-browser.ts';

/** The address of the call. It is no part of the contract. */
export const ENTRY = '/demo/entrar';

const textOf = (body: unknown, name: string): string | null => {
  const value: unknown = Reflect.get(Object(body), name);
  return typeof value === 'string' ? value : null;
};

/** Adds the call. Call it only for a server that may publish the demo. */
export function registerEntry(app: FastifyInstance, accounts: readonly DemoAccount[], port: number): void {
  const post = (url: string, payload: object, headers: Readonly<Record<string, string>>) =>
    app.inject({ method: 'POST', url, payload, headers, remoteAddress: '127.0.0.1' });

  // No CORS: even the apps of this server may not call it, nor ask whether they may.
  app.options(ENTRY, { config: { cors: false } }, () => {
    throw errors.notFound();
  });
  app.post(ENTRY, { config: { cors: false } }, async (request, reply) => {
    const { raw, body } = request;
    const account = accounts.find(({ login }) => login === textOf(body, 'login'));
    if (!isOwnPage(raw, port) || !account) throw errors.notFound();
    const headers = { origin: raw.headers.origin ?? '' };
    const { login, senha, app: destino } = account;
    const entered = await post('/api/v2/login/', { user: { login, password: senha } }, headers);
    if (entered.statusCode !== 200) return reply.status(entered.statusCode).send(entered.json());
    const authorization = String(entered.headers['authorization']);
    const moved = await post('/api/v2/sessao/transferencias', { destino }, { ...headers, authorization });
    if (moved.statusCode !== 200) return reply.status(moved.statusCode).send(moved.json());
    return reply.send({ url: textOf(moved.json(), 'url') });
  });
}
