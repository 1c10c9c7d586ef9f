/** How PostgreSQL finds the rows of a batch among many: by indexes, whatever the parameters are. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, readVariant, world, type TestApp } from '../../../../../../test/index.ts';
import { createExam } from '../../../../../../test/central_avaliacoes/exam-fixture.ts';
import { loadStatements } from '../../../../../../test/statements/load.ts';
import { nodesOf, type PlanNode } from '../../../../../../test/statements/plan.ts';

const STUDENTS = 200;
const EXAMS = 100;
const ITEMS = 40;
const LARGE = ['tentativa', 'avaliacao_item', 'resposta'];

/** The same rows with other values in some columns, `count` times; `n` counts them. */
const copies = (table: string, changed: string, where: string): string =>
  `insert into ${table} select (jsonb_populate_record(x, jsonb_build_object(${changed}))).*
     from ${table} x, generate_series(1, $1::int) n where ${where}`;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']] }],
    dias: [{ itens: Array.from({ length: ITEMS }, () => ({})) }],
  });
  const [turma_avaliacao_id] = exam.turma_avaliacao_ids;
  await (await t.signIn('bia')).post(`/api/v2/central_avaliacoes/${turma_avaliacao_id}/1/inicio`);
  const id = 1_000_000;
  const { avaliacao_id } = exam;
  await t.db.query(copies('pessoa', `'id', ${id} + n, 'email', null`, `id = ${world.pessoas.bia}`), [STUDENTS]);
  await t.db.query(copies('turma_aluno', `'id', ${id} + n, 'pessoa_id', ${id} + n`, `id = ${world.alunos.bia}`), [
    STUDENTS,
  ]);
  await t.db.query(
    copies('tentativa', `'id', ${id} + n, 'turma_aluno_id', ${id} + n`, `turma_aluno_id = ${world.alunos.bia}`),
    [STUDENTS],
  );
  await t.db.query(
    `insert into resposta (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, gravada_em)
     select t.escola_id, t.id, i.id, 1, 1, now() from tentativa t, avaliacao_item i
      where t.id > ${id} and i.avaliacao_id = $1`,
    [avaliacao_id],
  );
  await t.db.query(copies('avaliacao', `'id', ${id} + n, 'codigo', n::text`, `id = ${avaliacao_id}`), [EXAMS]);
  await t.db.query(copies('avaliacao_dia', `'avaliacao_id', ${id} + n`, `avaliacao_id = ${avaliacao_id}`), [EXAMS]);
  await t.db.query(
    copies(
      'avaliacao_item',
      `'id', x.id + ${id} + n * 1000, 'avaliacao_id', ${id} + n`,
      `avaliacao_id = ${avaliacao_id}`,
    ),
    [EXAMS],
  );
  await t.db.query(
    copies('turma_avaliacao', `'id', ${id} + n, 'avaliacao_id', ${id} + n`, `avaliacao_id = ${avaliacao_id}`),
    [EXAMS],
  );
  await t.db.query(
    copies('turma_avaliacao_dia', `'turma_avaliacao_id', ${id} + n`, `turma_avaliacao_id = ${turma_avaliacao_id}`),
    [EXAMS],
  );
  // Each student has taken each exam.
  await t.db.query(
    copies('tentativa', `'id', x.id + n * ${STUDENTS * 10}, 'turma_avaliacao_id', ${id} + n`, `x.id > ${id}`),
    [EXAMS],
  );
  await t.db.query('analyze');
});
afterAll(() => t.close());

// `explain (generic_plan)` is newer than 15; a plan of partitions names each of them.
const variant = readVariant();
it.skipIf(variant === 'postgres-15' || variant === 'partitioned')(
  'a batch reads large tables by their indexes only',
  async () => {
    const text = (await loadStatements()).find(({ name }) => name === 'save_respostas')?.text ?? '';
    const { rows } = await t.db.query(`explain (generic_plan, format json) ${text}`);
    const root: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
    const scans = nodesOf(root).flatMap((node) =>
      LARGE.includes(node['Relation Name'] ?? '') && node['Node Type'].endsWith('Scan')
        ? [`${node['Node Type']} on ${node['Relation Name']} by ${Reflect.get(node, 'Index Name')}`]
        : [],
    );
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter((scan) => !/^Index (?:Only )?Scan /.test(scan))).toEqual([]);
  },
);
