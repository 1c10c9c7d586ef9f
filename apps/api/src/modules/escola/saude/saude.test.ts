import { afterAll, describe, expect, it } from 'vitest';

import { buildApp } from '../../../app.ts';
import { openPool } from '../../../database/db.ts';
import { createEstado } from '../../../http/estado.ts';
import { ACESSO, createTestApp } from '../../../../test/index.ts';

const { anonymous, close } = await createTestApp();
afterAll(close);

describe('GET saude', () => {
  it('answers 200 when the database answers', async () => {
    const answer = await anonymous.get('/api/saude');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'ok', banco: 'ok', manutencao: false });
  });

  it.each([
    ['ok', 'banco_indisponivel'],
    ['reiniciando', 'banco_reiniciando'],
    ['sem_resposta', 'banco_sem_resposta'],
  ] as const)('answers 503 while the database cannot be reached: %s', async (banco, codigo) => {
    const pool = openPool({ url: 'postgres://ninguem@127.0.0.1:1/nada' });
    const app = await buildApp({
      db: pool.db,
      agora: () => new Date(),
      secret: 'x'.repeat(32),
      acesso: ACESSO,
      origins: [],
      https: false,
      estado: { ...createEstado(), banco },
    });
    const answer = await app.inject('/api/saude');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ codigo });
    expect(answer.headers['retry-after']).toBe('5');
    await app.close();
    await pool.close();
  });
});
