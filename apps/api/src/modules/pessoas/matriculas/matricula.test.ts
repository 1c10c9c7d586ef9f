/** An enrolment tells the exams of its class: their release moves in the same transaction (decision 224). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createExam, type Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, type TestApp, world } from '../../../../test/index.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { releaseAfterMatriculas } from '../../provas/index.ts';
import { createMatriculas, type NewMatricula } from './matricula.ts';

let t: TestApp;
let exam: Exam;
let other: Exam;

beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-18T10:00:00Z' });
  const of = (turma_id: number) =>
    createExam(t.db, {
      turmas: [{ turma_id, janelas: [['2026-11-18T12:00:00Z', '2026-11-18T14:00:00Z']] }],
      dias: [{ itens: [{}] }],
    });
  exam = await of(world.turmaV2);
  other = await of(world.turmaV1);
});
afterAll(() => t.close());

/** When the keys of an exam are released, as it is stored; ISO 8601. */
async function released({ avaliacao_id }: Exam): Promise<string | null> {
  const { rows } = await t.db.query('select liberado_em from avaliacao where id = $1', [avaliacao_id]);
  return rows[0].liberado_em?.toISOString() ?? null;
}
/** Takes out what was computed, so that computing it again is seen. */
const forget = () => t.db.query('update avaliacao set liberado_em = null, fim_em = null');
const newcomer = async (): Promise<number> => {
  const { rows } = await t.db.query(
    `insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
     select 1, 'Nina Nova', 'aluno', senha_hash, criada_em from pessoa where escola_id = 1 and id = $1 returning id::int`,
    [world.pessoas.bia],
  );
  return rows[0].id;
};
async function enrol(status: NewMatricula['status'], told = releaseAfterMatriculas): Promise<void> {
  const row = { turma_id: world.turmaV2, pessoa_id: await newcomer(), status, fator_tempo: 1, inicio_em: null };
  await tenant(t.db, world.escola).transaction(async (tx: Tenant) => {
    await createMatriculas(tx, [row], { told, agora: t.clock() });
  });
}

describe('[D 224] an enrolment', () => {
  it('computes the releases of the exams of its class again, and of no other', async () => {
    const planned = await released(exam);
    expect(planned).not.toBe(null);
    await forget();
    await enrol('Atual');
    expect(await Promise.all([released(exam), released(other)])).toEqual([planned, null]);
  });

  it('that has ended already moves none', async () => {
    await forget();
    await enrol('Transferido');
    expect(await released(exam)).toBe(null);
  });

  it('is not written when its exams cannot be told', async () => {
    const count = async () => (await t.db.query('select count(*)::int as n from turma_aluno')).rows[0].n;
    const before = await count();
    const told = () => Promise.reject(new Error('no connection'));
    await expect(enrol('Atual', told)).rejects.toThrow('no connection');
    expect(await count()).toBe(before);
  });
});
