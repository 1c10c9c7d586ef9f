/** A proposal of questions over HTTP: the same for the same seed, and nothing that an exam withholds or the class has met. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createQuestoes, newId, pedidoOf, saveDraft, urlOf } from '../../../../../test/gestao/rascunho-fixture.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';

const NOW = '2026-11-21T12:00:00Z';

let t: TestApp;
let ines: Client;
let bank: number[];
let materia_id: number;
let id: string;
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
  ines = await t.signIn('coord.ines');
  bank = await createQuestoes(
    t,
    Array.from({ length: 12 }, () => ({ area: 'CN' as const })),
  );
  const { rows } = await t.db.query('select materia_id::int from questao where id = $1', [bank[0]]);
  materia_id = rows[0].materia_id;
  id = newId();
  await saveDraft(ines, id, pedidoOf(bank.slice(0, 1)));
});
afterAll(() => t.close());

const draw = async (rest: object = {}, qtde = 5) => {
  const body = { dia_prova: 1, partes: [{ materia_id, qtde }], evitar_turmas: [], semente: 7, ...rest };
  return bodyOf('Sorteio', await ines.post(urlOf(id, 'sorteio'), body));
};
const idsOf = ({ questoes }: Awaited<ReturnType<typeof draw>>) =>
  questoes.map(({ banco_questao_id }) => banco_questao_id);

describe('[MON-15] a proposal', () => {
  it('is the same for the same seed and another for another, and tells a seed that it drew itself', async () => {
    expect(idsOf(await draw())).toEqual(idsOf(await draw()));
    const others = await Promise.all([1, 2, 3].map(async (semente) => idsOf(await draw({ semente })).join(',')));
    expect(new Set(others).size).toBeGreaterThan(1);
    const own = await draw({ semente: undefined });
    expect(idsOf(await draw({ semente: own.semente }))).toEqual(idsOf(own));
  });

  it('leaves out what the draft has, what an exam withholds, and what the class has met', async () => {
    const [inDraft = 0, withheld = 0, met = 0] = bank;
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-12-01T12:00:00Z', '2026-12-01T13:00:00Z']] }],
      dias: [{ itens: [{ questao_id: withheld }] }],
    });
    const taken = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-01T12:00:00Z', '2026-11-01T13:00:00Z']] }],
      dias: [{ itens: [{ questao_id: met }] }],
    });
    t.clock.set('2026-11-01T12:10:00Z');
    await (await t.signIn('bia')).post(`/api/v2/central_avaliacoes/${taken.turma_avaliacao_ids[0]}/1/inicio`);
    t.clock.set(NOW);
    ines = await t.signIn('coord.ines');
    const all = idsOf(await draw({}, 50));
    expect(all).toHaveLength(10);
    expect(all).toEqual(expect.arrayContaining([met]));
    for (const out of [inDraft, withheld]) expect(all).not.toContain(out);
    expect(idsOf(await draw({ evitar_turmas: [world.turmaV2] }, 50))).not.toContain(met);
  });

  it('says what the bank lacks, and refuses more than a day may have', async () => {
    expect((await draw({}, 50)).faltam).toEqual([{ materia_id, dificuldade: null, qtde: 40 }]);
    const answer = await ines.post(urlOf(id, 'sorteio'), {
      dia_prova: 1,
      partes: [
        { materia_id, qtde: 150 },
        { materia_id, qtde: 51 },
      ],
      evitar_turmas: [],
    });
    expect(answer.body).toMatchObject({ codigo: 'muitas_questoes' });
  });

  it('proposes the newest approved revision', async () => {
    const last = bank.at(-1) ?? 0;
    const { rows } = await t.db.query(
      `insert into questao (escola_id, codigo, raiz_id, revisao, materia_id, enunciado, gabarito, origem, atualizada_em)
       select escola_id, codigo, id, 2, materia_id, enunciado, gabarito, origem, atualizada_em from questao where id = $1 returning id::int`,
      [last],
    );
    const all = idsOf(await draw({}, 50));
    expect(all).toContain(rows[0].id);
    expect(all).not.toContain(last);
  });
});
