/** The demo as people meet it: through the API, right after the seed. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp } from '../../testing/index.ts';
import { demoAccounts, SENHA_ALUNO } from './accounts.ts';
import { seedDemo } from './seed.ts';

const agora = '2026-11-21T12:00:00Z';
const app = await createTestApp({ agora });
afterAll(() => app.close());

beforeAll(async () => {
  await app.db.execute(sql`truncate escola cascade`);
  await seedDemo(app.db, new Date(agora));
});

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** What a student reads of each row of a list: `descricao` and one more field. */
async function list(login: string, url: string, name: string): Promise<string[]> {
  const client = await app.signIn(login, SENHA_ALUNO);
  const { status, body } = await client.get(url);
  expect(status).toBe(200);
  const rows = Array.isArray(body) ? body : field(body, 'avaliacoes');
  if (!Array.isArray(rows)) throw new Error(`${url} gave no list`);
  return rows.map((row: unknown) => `${String(field(row, 'descricao'))}: ${String(field(row, name))}`);
}

describe('the demo accounts', () => {
  it.each(demoAccounts)('$login signs in', async ({ login, senha }) => {
    expect((await app.signIn(login, senha)).token).toBeTruthy();
  });

  it.each(['ana', 'bia'])('%s meets an exam in each state', async (login) => {
    expect(await list(login, '/api/v2/avaliacoes', 'situacao')).toEqual([
      'Oficina de redação: disponivel',
      'Prova em sala de aula: disponivel',
      'Simulado da semana: disponivel',
      'Simulado de dois dias: disponivel',
      'Avaliação de revisão: agendada',
      'Simulado de dois dias: agendada',
      'Avaliação do próximo mês: agendada',
    ]);
  });

  it.each(['ana', 'bia'])('%s reads the results of the finished exams', async (login) => {
    expect(await list(login, '/api/v2/resultados', 'situacao')).toEqual([
      'Simulado com resultado: liberado',
      'Avaliação com questão anulada: liberado',
    ]);
  });

  it('caio, of the other school, sees only the exam of his own', async () => {
    expect(await list('caio', '/api/v2/avaliacoes', 'qtde_itens')).toEqual(['Simulado do Instituto: 6']);
    expect(await list('caio', '/api/v2/resultados', 'situacao')).toEqual([]);
  });
});
