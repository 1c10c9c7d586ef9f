/** The demo as people meet it: through the API, right after the seed. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp } from '../../testing/index.ts';
import { demoAccounts, SENHA_ALUNO } from './accounts.ts';
import { seedDemo } from './seed.ts';

const agora = '2026-11-21T12:00:00Z';
const { db, signIn, close } = await createTestApp({ agora });
afterAll(close);

beforeAll(async () => {
  await db.execute(sql`truncate escola cascade`);
  await seedDemo(db, new Date(agora));
});

/** A list endpoint's rows: `descricao` and one more field of each. */
async function list(login: string, url: string, field: string, at?: string): Promise<string[]> {
  const client = await signIn(login, SENHA_ALUNO);
  const { status, body } = await client.get(url);
  expect(status).toBe(200);
  const rows = at === undefined ? body : (body as Record<string, unknown>)[at];
  return (rows as Record<string, unknown>[]).map((row) => `${String(row['descricao'])}: ${String(row[field])}`);
}

describe('the demo accounts', () => {
  it.each(demoAccounts)('$login signs in', async ({ login, senha }) => {
    expect((await signIn(login, senha)).token).toBeTruthy();
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
    expect(await list(login, '/api/v2/resultados', 'situacao', 'avaliacoes')).toEqual([
      'Simulado com resultado: liberado',
      'Avaliação com questão anulada: liberado',
    ]);
  });

  it('caio, of the other school, sees only the exam of his own', async () => {
    expect(await list('caio', '/api/v2/avaliacoes', 'qtde_itens')).toEqual(['Simulado do Instituto: 6']);
    expect(await list('caio', '/api/v2/resultados', 'situacao', 'avaliacoes')).toEqual([]);
  });
});
