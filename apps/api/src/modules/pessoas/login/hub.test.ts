import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CompactSign, exportJWK, SignJWT } from 'jose';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../test/index.ts';
import { openHub } from './hub.ts';
import { tables } from '../../../../test/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'luneta-hub-'));
const hubKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const otherKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = join(folder, 'hub.pem');
writeFileSync(pem, hubKeys.publicKey.export({ type: 'spki', format: 'pem' }));
const jwks = { keys: [{ ...(await exportJWK(hubKeys.publicKey)), kid: 'a', alg: 'ES256' }] };
const jwksFile = join(folder, 'jwks.json');
writeFileSync(jwksFile, JSON.stringify(jwks));

const base = { issuer: 'https://hub.exemplo.br', audience: 'luneta' };
const hub = openHub({ ...base, keys: { kind: 'pem-file', place: pem } });
const lines: string[] = [];
const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
const { anonymous, withToken, clock, db, close } = await createTestApp({ acesso: { hub } });
const without = await createTestApp({ log });
afterAll(async () => {
  await Promise.all([close(), without.close()]);
  rmSync(folder, { recursive: true });
});

const URL = '/api/v1/users/contas/login_hub_educacional';
const seconds = (shift = 0) => Math.floor(clock().getTime() / 1000) + shift;
let drawn = 0;

type Change = {
  sub?: string;
  iss?: string;
  aud?: string;
  iat?: number;
  exp?: number;
  jti?: string;
  key?: typeof hubKeys;
};

function tokenFor({ sub = 'bia', iss = base.issuer, aud = base.audience, jti, iat, exp, key = hubKeys }: Change = {}) {
  drawn += 1;
  return new SignJWT({ jti: jti ?? `t${drawn}` })
    .setProtectedHeader({ alg: 'ES256', kid: 'a' })
    .setSubject(sub)
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(iat ?? seconds())
    .setExpirationTime(exp ?? seconds(60))
    .sign(key.privateKey);
}
const enter = async (change: Change) => anonymous.post(URL, { token: await tokenFor(change) });

describe('POST login_hub_educacional', () => {
  it('signs a student in as with a password', async () => {
    const answer = await enter({ sub: ' BIA ' });
    expect(answer).toMatchObject({ status: 200, body: { shouldChangePassword: false } });
    const client = withToken(String(answer.headers['authorization']).replace('Bearer ', ''));
    expect((await client.get('/api/v2/sessao')).body).toMatchObject({
      perfil: 'aluno',
      turma_aluno_id: world.alunos.bia,
    });
  });

  it('reports a forced change', async () => {
    expect((await enter({ sub: 'edu' })).body).toMatchObject({ shouldChangePassword: true });
  });

  it('accepts each token once, also when a hundred calls are sent together', async () => {
    const token = await tokenFor();
    const answers = await Promise.all(Array.from({ length: 100 }, () => anonymous.post(URL, { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(99);
  });

  it('stores only the hash of a jti', async () => {
    await enter({ jti: 'uma-marca-legivel' });
    expect(JSON.stringify((await tables(db).execute(sql`select * from hub_token`)).rows)).not.toContain(
      'uma-marca-legivel',
    );
  });

  it.each<[name: string, change: () => Change]>([
    ['another key', () => ({ key: otherKeys })],
    ['another issuer', () => ({ iss: 'https://outro.br' })],
    ['another audience', () => ({ aud: 'outro' })],
    ['expired', () => ({ exp: seconds(-10) })],
    ['more than two minutes old', () => ({ iat: seconds(-121) })],
    ['from the future', () => ({ iat: seconds(60), exp: seconds(120) })],
    ['nobody', () => ({ sub: 'ninguem' })],
    ['an account that was switched off', () => ({ sub: 'eva' })],
  ])('refuses a token with: %s', async (_name, change) => {
    expect(await enter(change())).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas.' } });
  });

  it.each<[name: string, claims: Record<string, unknown>]>([
    ['a number as sub', { sub: 7 }],
    ['a list as sub', { sub: ['bia'] }],
    ['an object as sub', { sub: { login: 'bia' } }],
    ['null as sub', { sub: null }],
    ['a NUL in sub', { sub: 'bia\0' }],
    ['a number as jti', { jti: 7 }],
    ['an object as jti', { jti: {} }],
    ['text as exp', { exp: 'amanhã' }],
    ['text as iat', { iat: 'hoje' }],
    ['a number as iss', { iss: 7 }],
  ])('refuses a token with %s, as any other that is wrong', async (_name, claims) => {
    const right = {
      sub: 'bia',
      jti: `x${(drawn += 1)}`,
      iat: seconds(),
      exp: seconds(60),
      iss: base.issuer,
      aud: base.audience,
    };
    const token = await new CompactSign(new TextEncoder().encode(JSON.stringify({ ...right, ...claims })))
      .setProtectedHeader({ alg: 'ES256', kid: 'a' })
      .sign(hubKeys.privateKey);
    expect(await anonymous.post(URL, { token })).toMatchObject({
      status: 401,
      body: { codigo: 'credenciais_invalidas' },
    });
  });

  it('accepts a token of nearly two minutes', async () => {
    expect((await enter({ iat: seconds(-119) })).status).toBe(200);
  });

  it.each([
    [
      'staff',
      'vida.julia',
      'Perfil do tipo gestão de vida não autorizado. Apenas perfis aluno podem utilizar essa forma de login.',
    ],
    [
      'a guardian',
      'pai.davi',
      'Perfil do tipo responsável não autorizado. Apenas perfis aluno podem utilizar essa forma de login.',
    ],
    ['a student without class', 'caio', 'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.'],
  ])('refuses %s with the reason', async (_name, sub, message) => {
    expect(await enter({ sub })).toMatchObject({ status: 403, body: { message } });
  });

  it('without configuration answers 401 and tells the operator which variables are missing', async () => {
    const answer = await without.anonymous.post(URL, { token: await tokenFor() });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas.' } });
    expect(lines.join('')).toContain('LUNETA_HUB_JWKS');
  });
});

describe('keys of the hub', () => {
  it('can also come from a file or a URL', async () => {
    const server = createServer((_request, response) => response.end(JSON.stringify(jwks))).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const hubs = [
      openHub({ ...base, keys: { kind: 'jwks-file', place: jwksFile } }),
      openHub({ ...base, keys: { kind: 'jwks-url', place: `http://127.0.0.1:${port}/jwks` } }),
    ];
    for (const each of hubs) expect(await each.verify(await tokenFor(), clock())).toMatchObject({ sub: 'bia' });
    server.close();
  });

  it('with a shared secret sign nothing', async () => {
    const secret = new TextEncoder().encode(hubKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString());
    const forged = await new SignJWT({ jti: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('bia')
      .setIssuer(base.issuer)
      .setAudience(base.audience)
      .setIssuedAt(seconds())
      .setExpirationTime(seconds(60))
      .sign(secret);
    await expect(hub.verify(forged, clock())).rejects.toThrow('alg');
  });
});
