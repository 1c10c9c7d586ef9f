/** The reach of a substitute ends by itself at the end of the last day, by the clock of the school. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';
import { type Client, createTestApp, world } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(t.close);

/** Midnight after the 21st in São Paulo. */
const MIDNIGHT = Date.parse('2026-11-22T03:00:00Z');
const at = (ms: number) => t.clock.set(new Date(ms).toISOString());
const until = (day: string | null) =>
  tables(t.db).execute(sql`update turma_professor set valido_ate = ${day} where pessoa_id = 7`);

let prova = 0;
let avaliacao = 0;
beforeAll(async () => {
  const exam = await createExam(t.db, {
    escola_id: 1,
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T11:00:00Z', '2026-11-23T18:00:00Z']] }],
    dias: [{ itens: [{}] }],
  });
  prova = exam.turma_avaliacao_ids[0] ?? 0;
  avaliacao = exam.avaliacao_id;
});

/** Every kind of read that a teacher's class stands behind: how many of its things it shows. */
const READS: readonly (readonly [
  name: string,
  path: () => string,
  found: (body: unknown, status: number) => boolean,
])[] = [
  ['the class', () => `gestao/turmas/${world.turmaV2}`, (_body, status) => status === 200],
  ['its options', () => `gestao/turmas/${world.turmaV2}/opcoes`, (_body, status) => status === 200],
  ['a student', () => `gestao/alunos/${world.alunos.bia}`, (_body, status) => status === 200],
  ['the list of classes', () => 'gestao/escolas/1/turmas', (body) => JSON.stringify(body).includes('"3B"')],
  ['the choice of classes', () => 'gestao/turmas', (body) => JSON.stringify(body).includes('3B')],
  ['the students', () => 'gestao_acompanhamento', (body) => JSON.stringify(body).includes('Beatriz')],
  ['the number of classes', () => 'gestao/escolas', (body) => JSON.stringify(body).includes('"qtde_turmas":1')],
  ['the campuses', () => 'gestao/escolas/1/sedes', (body) => JSON.stringify(body).includes('"qtde_turmas":1')],
  ['the exams', () => 'gestao/provas', (body) => JSON.stringify(body).includes('3B')],
  ['an exam day', () => `gestao/provas/${prova}/1/alunos`, (_body, status) => status === 200],
  ['an exam', () => `gestao/avaliacoes/${avaliacao}/itens`, (_body, status) => status === 200],
  ['the day', () => 'gestao/hoje', (body) => JSON.stringify(body).includes('3B')],
];

const seen = async (client: Client) => {
  const names = [];
  for (const [name, path, found] of READS) {
    const { body, status } = await client.get(`/api/v2/${path()}`);
    if (found(body, status)) names.push(name);
  }
  return names;
};
const ALL = READS.map(([name]) => name);

describe('a substitute', () => {
  it.each([
    ['on the last day', '2026-11-21', MIDNIGHT - 1_000, ALL],
    ['when the last day is over', '2026-11-21', MIDNIGHT, []],
    ['on the day before the last', '2026-11-22', MIDNIGHT - 1_000, ALL],
    ['without an end', null, MIDNIGHT + 86_400_000, ALL],
  ])('%s', async (_name, day, now, reads) => {
    at(now);
    await until(day);
    expect(await seen(await t.signIn('prof.helena'))).toEqual(reads);
  });

  it('has the last day of the school, wherever it is', async () => {
    await until('2026-11-21');
    await tables(t.db).execute(sql`update escola set fuso_horario = 'America/Manaus' where id = 1`);
    at(MIDNIGHT + 3_599_000);
    expect(await seen(await t.signIn('prof.helena'))).toEqual(ALL);
    at(MIDNIGHT + 3_600_000);
    expect(await seen(await t.signIn('prof.helena'))).toEqual([]);
    await tables(t.db).execute(sql`update escola set fuso_horario = 'America/Sao_Paulo' where id = 1`);
  });

  it('loses an open view of a student at the same moment', async () => {
    await until('2026-11-21');
    at(MIDNIGHT - 1_000);
    const view = await t.openView(await t.signIn('prof.helena'), world.alunos.bia);
    expect((await view.get('/api/v2/resultados')).status).toBe(200);
    at(MIDNIGHT);
    expect(outcome(await view.get('/api/v2/resultados'))).toBe('401 sessao_encerrada');
  });
});
