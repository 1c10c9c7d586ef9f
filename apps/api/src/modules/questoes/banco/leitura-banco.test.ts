/**
 * Reading the question bank (S3 §6, security D1): gestao_vida may read key and comment at any time, and each read is
 * audited. Nobody else may.
 */
import { afterAll, describe, expect, it } from 'vitest';

import { chainHead, verifyChain } from '../../escola/auditoria.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestApp, world, type Client } from '../../../../test/index.ts';
import { createExam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { actsAfter, outcome } from '../../../../test/gestao/staff.ts';

const t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
afterAll(t.close);
const school = tenant(t.db, world.escola);
const vida = await t.signIn('vida.julia');

/** A question of a running exam, whose key needs the most protection. */
const item = { gabarito: 'D', comentario: '<p>Segredo.</p>' } as const;
const questaoIn = async (escola_id: number, turma_id: number): Promise<number> => {
  const janelas: [string, string][] = [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']];
  const exam = await createExam(t.db, { escola_id, turmas: [{ turma_id, janelas }], dias: [{ itens: [item] }] });
  return exam.itens[0]?.questao_id ?? 0;
};
const [own, strange] = [await questaoIn(world.escola, world.turmaV2), await questaoIn(world.outraEscola, 4)];
const read = (client: Client, id: number) => client.get(`/api/v2/banco_questoes/${id}`);
const ordem = async () => (await chainHead(school))?.ordem ?? 0;

describe('gestao_vida', () => {
  it('reads key and comment of a running exam, and each read leaves one audit row', async () => {
    const before = await ordem();
    for (const path of ['v1', 'v2']) {
      const answer = await vida.get(`/api/${path}/banco_questoes/${own}`);
      expect(answer).toMatchObject({ status: 200, body: item });
    }
    const row = {
      acao: 'questao_lida',
      perfil_real: 'gestao_vida',
      modo: null,
      detalhe: { banco_questao_id: own },
    };
    expect(await actsAfter(school, before)).toMatchObject([row, row]);
    expect((await verifyChain(school)).sound).toBe(true);
  });

  it('finds no question of another school, and leaves no row', async () => {
    const before = await ordem();
    for (const id of [strange, 999_999]) expect(outcome(await read(vida, id))).toBe('404 questao_nao_encontrada');
    expect(await ordem()).toBe(before);
  });

  it.each(['professor', 'aluno'] as const)("in a student's view (%s) sees what the student sees", async (modo) => {
    const view = await t.openView(vida, world.alunos.bruno, modo);
    const before = await ordem();
    expect(outcome(await read(view, own))).toBe('404 questao_nao_encontrada');
    expect(await ordem()).toBe(before);
  });

  it('planted: when the audit row cannot be written, the question is not returned', async () => {
    await t.db.query(`alter table auditoria add constraint parada check (acao <> 'questao_lida') not valid`);
    const answer = await read(vida, own);
    await t.db.query('alter table auditoria drop constraint parada');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('Segredo');
  });
});

describe('nobody else', () => {
  it.each(['prof.helena', 'coord.ines', 'admin.rui', 'gestao.lia', 'dir.otto', 'sup.nair', 'bruno', 'ana'])(
    '%s finds no question',
    async (login) => {
      const before = await ordem();
      expect(outcome(await read(await t.signIn(login), own))).toBe('404 questao_nao_encontrada');
      expect(await ordem()).toBe(before);
    },
  );

  it('a caller who is not signed in is refused', async () => {
    expect((await read(t.anonymous, own)).status).toBe(401);
  });
});
