/** A class gains a pupil after its exams: nobody's result changes, nothing is computed again (decision 224). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createExam, type Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { type Client, createTestApp, type TestApp, world } from '../../../../test/index.ts';
import { endExams } from '../../../../test/exam-jobs.ts';
import { computeAvaliacao } from '../../../jobs/compute-resultados.ts';
import { findPendentes } from './pendentes.ts';

let t: TestApp;
let bia: Client;
const exams: Exam[] = [];
const dia = (n: number) => `2026-11-${String(n)}`;

/** Somebody joins the class, at this moment where it is told. */
async function enrol(nome: string, inicio_em: string | null): Promise<number> {
  const { rows } = await t.db.query(
    `with p as (insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
       select 1, $1, 'aluno', senha_hash, criada_em from pessoa where escola_id = 1 and id = $2 returning id)
     insert into turma_aluno (escola_id, turma_id, pessoa_id, inicio_em) select 1, $3, id, $4 from p returning id::int`,
    [nome, world.pessoas.bia, world.turmaV2, inicio_em],
  );
  return rows[0].id;
}
const jobs = () => endExams(t);
const results = async () =>
  (await t.db.query('select * from resultado order by turma_avaliacao_id, turma_aluno_id')).rows;
const pending = async () => findPendentes(t.db, t.clock());

beforeAll(async () => {
  t = await createTestApp({ agora: `${dia(18)}T12:30:00Z` });
  for (const n of [18, 19, 20]) {
    t.clock.set(`${dia(n)}T12:30:00Z`);
    const made = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [[`${dia(n)}T12:00:00Z`, `${dia(n)}T14:00:00Z`]] }],
      dias: [{ itens: [{ gabarito: 'A' }, { gabarito: 'B' }] }],
    });
    exams.push(made);
    bia = await t.signIn('bia');
    await bia.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id,
      item_resposta: 1,
      dia: 1,
    });
    t.clock.set(`${dia(n)}T15:00:00Z`);
    await jobs();
  }
});
afterAll(() => t.close());

describe('[NOT-15] a pupil who joins after three exams', () => {
  it.each([
    ['with the day told', `${dia(21)}T10:00:00Z`],
    ['without it', null],
  ])('%s changes no result, is not absent, and makes nothing pending', async (_name, inicio_em) => {
    t.clock.set(`${dia(21)}T12:00:00Z`);
    const before = await results();
    expect(before).toHaveLength(3 * 4);
    await enrol('Nina Nova', inicio_em);
    expect(await pending()).toEqual([]);
    await jobs();
    expect(await results()).toEqual(before);
    // Computed again for another reason: the same students, the same figures.
    await computeAvaliacao(t.db, 1, exams[0]?.avaliacao_id ?? 0, t.clock());
    const without = (rows: { calculado_em: Date }[]) => rows.map(({ calculado_em: _when, ...row }) => row);
    expect(without(await results())).toEqual(without(before));
  });

  it('is absent from an exam whose window closed after the enrolment, and from none that closed before', async () => {
    const early = await enrol('Cedo', `${dia(22)}T10:00:00Z`);
    const late = await enrol('Tarde', `${dia(22)}T16:00:00Z`);
    t.clock.set(`${dia(22)}T12:00:00Z`);
    const made = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [[`${dia(22)}T12:00:00Z`, `${dia(22)}T14:00:00Z`]] }],
      dias: [{ itens: [{}] }],
    });
    t.clock.set(`${dia(22)}T17:00:00Z`);
    await jobs();
    const { rows } = await t.db.query(
      'select turma_aluno_id::int as id, presente from resultado where turma_avaliacao_id = $1 and turma_aluno_id = any($2)',
      [made.turma_avaliacao_ids[0], [early, late]],
    );
    expect(rows).toEqual([{ id: early, presente: false }]);
    expect(await pending()).toEqual([]);
  });
});
