/** [NOT-12] [NOT-14] Decision 192: what a student sees of others is of the own class, from five takers on. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { computeAvaliacao } from '../../../../jobs/compute-resultados.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { take } from '../../../../../test/planos/plano-fixture.ts';

const [DE, ATE] = ['2026-11-20T12:00:00Z', '2026-11-20T15:00:00Z'];
const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
const [ana, bia, julia] = [await t.signIn('ana'), await t.signIn('bia'), await t.signIn('vida.julia')];

/** Enrols new students in a class. */
async function enrol(turma_id: number, count: number): Promise<number[]> {
  const { rows } = await t.db.query(
    `with gente as (
       insert into pessoa (escola_id, nome, avatar_code, perfil, senha_hash, criada_em)
       select 1, 'Colega ' || g, 1, 'aluno', 'x', '2026-01-10T12:00:00Z' from generate_series(1, $2::int) g returning id)
     insert into turma_aluno (escola_id, turma_id, pessoa_id) select 1, $1, id from gente returning id`,
    [turma_id, count],
  );
  return rows.map((row: { id: string }) => Number(row.id));
}

let exam: Exam;
beforeAll(async () => {
  exam = await createExam(t.db, {
    turmas: [world.turmaV1, world.turmaV2].map((turma_id) => ({ turma_id, janelas: [[DE, ATE]] })),
    dias: [
      {
        itens: [
          { gabarito: 'A', tri: { a: 1.2, b: 0.3, c: 0.2, origem: 'demonstração' } },
          { gabarito: 'A', anulada: true },
        ],
      },
    ],
  });
  const { alunos } = world;
  const five = [alunos.ana, ...(await enrol(world.turmaV1, 4))];
  const four = [alunos.bia, alunos.bruno, alunos.dora, ...(await enrol(world.turmaV2, 1))];
  // Two of five in the one class, four of four in the other.
  for (const [n, aluno] of five.entries())
    await take(t.db, exam, { classe: 0, aluno, de: DE, ate: ATE }, { 0: n < 2 ? 1 : 2 });
  for (const aluno of four) await take(t.db, exam, { classe: 1, aluno, de: DE, ate: ATE }, { 0: 1 });
  await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
});

it('five takers: two of five, whatever the other class did; an annulled item has none', async () => {
  const ta = exam.turma_avaliacao_ids[0];
  const { questoes } = bodyOf('Resultado', await ana.get(`/api/v2/resultados/${ta}`));
  expect(questoes.map(({ percentual_acerto }) => percentual_acerto)).toEqual([40, null]);
  const { resumo } = bodyOf('Gabarito', await ana.get(`/api/v1/gabaritos/${ta}`));
  expect(resumo.flatMap(({ itens }) => itens.map((item) => item.percentual_acerto))).toEqual([40, null]);
  const one = await ana.get(`/api/v2/resultados/${ta}/questoes/${exam.itens[0]?.questao_id}`);
  expect(bodyOf('ResultadoQuestao', one).percentual_acerto).toBe(40);
});

it('four takers: null', async () => {
  const ta = exam.turma_avaliacao_ids[1];
  const { questoes } = bodyOf('Resultado', await bia.get(`/api/v2/resultados/${ta}`));
  expect(questoes.map(({ percentual_acerto, acertou }) => [percentual_acerto, acertou])).toEqual([
    [null, true],
    [null, true],
  ]);
  const one = await bia.get(`/api/v2/resultados/${ta}/questoes/${exam.itens[0]?.questao_id}`);
  expect(bodyOf('ResultadoQuestao', one).percentual_acerto).toBeNull();
});

it('[NOT-14] five scores: their mean beside the own one; four: none', async () => {
  const [ofFive, ofFour] = exam.turma_avaliacao_ids;
  const { rows } = await t.db.query('select nota_tri from resultado where turma_avaliacao_id = $1', [ofFive]);
  const notas = rows.map((row: { nota_tri: number }) => row.nota_tri);
  expect(notas).toHaveLength(5);
  const { nota_tri, nota_tri_turma } = bodyOf('Resultado', await ana.get(`/api/v2/resultados/${ofFive}`));
  expect(nota_tri).toBeGreaterThan(0);
  expect(nota_tri_turma).toBeCloseTo(notas.reduce((sum, nota) => sum + nota, 0) / 5, 6);
  const other = bodyOf('Resultado', await bia.get(`/api/v2/resultados/${ofFour}`));
  expect(other.nota_tri).toBeGreaterThan(0);
  expect(other.nota_tri_turma).toBeNull();
});

it('who writes questions sees the whole school', async () => {
  const url = `/api/v2/gestao/questoes/${exam.itens[0]?.questao_id}/estatisticas`;
  const { usos } = bodyOf('QuestaoEstatisticas', await julia.get(url));
  expect(usos).toMatchObject([{ presentes: 9, acertos: 6, percentual_acerto: (6 / 9) * 100 }]);
});
