/** [MON-3] A shuffled exam over HTTP: each student has an own order, stored answers name items, and nothing changes when it is off. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { addPessoa } from '../../../../../test/gestao/staff.ts';
import { PROVE, report } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const NOW = '2026-11-21T12:10:00Z';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(NOW));

async function exam(embaralhar: boolean, tipo_aplicacao: 'Online' | 'Híbrida' = 'Online'): Promise<Exam> {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    tipo_aplicacao,
    dias: [{ itens: Array.from({ length: 20 }, (_, index) => ({ gabarito: index % 2 === 0 ? 'A' : 'B' })) }],
  });
  await t.db.query(`update avaliacao set embaralhar = $2, semente = repeat('ab', 16) where id = $1`, [
    made.avaliacao_id,
    embaralhar,
  ]);
  return made;
}
const url = (made: Exam, part: string) => `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/${part}`;
const itemsOf = async (by: Client, made: Exam) =>
  bodyOf('Resumo', await by.get(url(made, '1/resumo'))).materias.flatMap(({ itens }) => itens);
async function begin(login: string, made: Exam): Promise<Client> {
  const by = await t.signIn(login);
  expect((await by.post(url(made, '1/inicio'))).status).toBe(200);
  return by;
}
const byNumber = (itens: Awaited<ReturnType<typeof itemsOf>>) =>
  itens.toSorted((x, y) => x.numero - y.numero).map((item) => item.turma_avaliacao_questao_resposta_id);
const printed = (made: Exam) => made.itens.map(({ item_id }) => item_id);

describe('a shuffled exam', () => {
  it('gives each student an own order of 1 to n, the same again', async () => {
    const made = await exam(true);
    const [bia, bruno] = [await begin('bia', made), await begin('bruno', made)];
    const seen = await itemsOf(bia, made);
    expect(seen.map(({ numero }) => numero).toSorted((x, y) => x - y)).toEqual(
      printed(made).map((_, index) => index + 1),
    );
    expect(byNumber(seen)).not.toEqual(printed(made));
    expect(byNumber(await itemsOf(bruno, made))).not.toEqual(byNumber(seen));
    expect(byNumber(await itemsOf(bia, made))).toEqual(byNumber(seen));
  });

  it('stores items, and results and grades are those of the items', async () => {
    const made = await exam(true);
    const bia = await begin('bia', made);
    const seen = byNumber(await itemsOf(bia, made));
    for (const [index, item_id] of seen.entries())
      await bia.post(url(made, 'resposta'), {
        turma_avaliacao_questao_resposta_id: item_id,
        item_resposta: 1,
        dia: 1,
        seq: index + 1,
      });
    await bia.post(url(made, '1/fechamento_prova'));
    t.clock.set('2026-11-21T18:02:01Z');
    await endExams(t);
    const after = await t.signIn('bia');
    const result = bodyOf('Resultado', await after.get(`/api/v2/resultados/${made.turma_avaliacao_ids[0]}`));
    const { questoes } = result;
    expect(result.nota).toBe(5);
    const idOf = new Map(made.itens.map(({ questao_id, item_id }) => [questao_id, item_id]));
    const shown = questoes
      .toSorted((x, y) => x.numero - y.numero)
      .map(({ banco_questao_id }) => idOf.get(banco_questao_id));
    expect(shown).toEqual(seen);
  });
});

const PUPILS = PROVE ? 1000 : 20;
it(`of ${PUPILS} random attempts each is graded as the same answers without shuffling`, async () => {
  const shuffled = await exam(true);
  const items = new Map(shuffled.itens.map(({ item_id, questao_id }) => [item_id, questao_id]));
  const plain = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: shuffled.itens.map(({ questao_id }) => ({ questao_id })) }],
  });
  const plainItem = new Map(plain.itens.map(({ item_id, questao_id }) => [questao_id, item_id]));
  const graded = async (of: Exam, ids: readonly number[]) =>
    (
      await t.db.query<{ nota: number }>(
        `select r.nota::float as nota from resultado r join turma_avaliacao ta on ta.id = r.turma_avaliacao_id
          where ta.avaliacao_id = $1 and r.turma_aluno_id = any($2::bigint[]) order by r.turma_aluno_id`,
        [of.avaliacao_id, ids],
      )
    ).rows.map(({ nota }) => nota);
  const ids: number[] = [];
  const orders = new Set<string>();
  for (let n = 0; n < PUPILS; n += 1) {
    const pessoa_id = await addPessoa(t, world.escola, `sorte.${n}`, 'aluno');
    const { rows } = await t.db.query(
      'insert into turma_aluno (escola_id, turma_id, pessoa_id) values ($1, $2, $3) returning id::int',
      [world.escola, world.turmaV2, pessoa_id],
    );
    ids.push(rows[0].id);
    const by = await begin(`sorte.${n}`, shuffled);
    await by.post(url(plain, '1/inicio'));
    const order = byNumber(await itemsOf(by, shuffled));
    orders.add(order.join());
    // A letter for each number that the student sees; some stay empty.
    for (const [index, item_id] of order.entries()) {
      const item_resposta = (n * 7919 + index * 104_729 + n * index) % 6;
      if (item_resposta === 0) continue;
      const other = plainItem.get(items.get(item_id) ?? 0);
      for (const [of, id] of [
        [shuffled, item_id],
        [plain, other],
      ] as const) {
        const body = { turma_avaliacao_questao_resposta_id: id, item_resposta, dia: 1, seq: 1 };
        expect((await by.post(url(of, 'resposta'), body)).status).toBe(200);
      }
    }
  }
  t.clock.set('2026-11-21T18:02:01Z');
  await endExams(t);
  const [one, other] = [await graded(shuffled, ids), await graded(plain, ids)];
  expect([one.length, orders.size]).toEqual([PUPILS, PUPILS]);
  expect(new Set(one).size).toBeGreaterThan(3);
  expect(one).toEqual(other);
  report('MON-3 shuffled grades', { attempts: PUPILS, orders: orders.size, equal: one.length });
}, 900_000);

it.each([
  ['that is not shuffled', false, 'Online'],
  ['that is taken on paper too', true, 'Híbrida'],
] as const)('an exam %s keeps the printed order', async (_name, embaralhar, tipo) => {
  const made = await exam(embaralhar, tipo);
  const bia = await begin('bia', made);
  expect(byNumber(await itemsOf(bia, made))).toEqual(printed(made));
});
