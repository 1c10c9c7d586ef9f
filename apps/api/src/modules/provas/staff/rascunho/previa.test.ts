/** The preview of a draft is what the student gets once it is published. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import {
  createQuestoes,
  newId,
  pedidoOf,
  type Pedido,
  saveDraft,
  urlOf,
} from '../../../../../test/gestao/rascunho-fixture.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';

const NOW = '2026-11-21T12:00:00Z';
const START = '2026-11-28T12:00:00Z';
const AVISOS = ['sem_tri', 'tempo_longo', 'janela_sobreposta', 'sem_corretor'];

let t: TestApp;
let ines: Client;
let questoes: number[];
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  ines = await t.signIn('coord.ines');
  questoes = await createQuestoes(t, [
    { area: 'MT' },
    { lingua: 1 },
    { lingua: 2 },
    { subjetiva: true, gabarito: null },
  ]);
});

/** Question 2 in two languages, question 3 with a text. */
function withLanguages(): Partial<Pedido> {
  const [first = 0, english = 0, spanish = 0, text = 0] = questoes;
  const item = (questao_id: number, numero: number, lingua_estrangeira: 1 | 2 | null = null) => ({
    questao_id,
    numero,
    lingua_estrangeira,
    pontuacao: null,
    bloco: 1,
  });
  const itens = [item(first, 1), item(english, 2, 1), item(spanish, 2, 2), item(text, 3)];
  return {
    solicitar_idioma: true,
    dias: [{ dia_prova: 1, bateria: 1, duracao_minutos: 60, proposta_redacao_id: null, itens }],
  };
}
async function draft(changes: Partial<Pedido> = withLanguages()): Promise<string> {
  const id = newId();
  expect((await saveDraft(ines, id, pedidoOf(questoes, changes))).status).toBe(200);
  return id;
}
const previewed = async (id: string, query: string, by = ines) =>
  bodyOf('PreviaAvaliacao', await by.get(`${urlOf(id, 'previa')}?dia_prova=1&${query}`));

/** Ids that a draft does not have, and the clock. */
const IDS = /_(id|em)$/u;
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) =>
      IDS.test(key) && key !== 'banco_questao_id' && key !== 'materia_id' ? 0 : inner,
    ),
  );

describe('the preview', () => {
  it.each([
    ['bia', 2, world.turmaV2],
    ['ana', 1, world.turmaV1],
  ] as const)('for version of %s equals what the student then gets', async (login, versao, turma_id) => {
    const [turma] = pedidoOf([]).turmas;
    const id = await draft({ ...withLanguages(), turmas: [{ turma_id, dias: turma?.dias ?? [] }] });
    t.clock.set('2026-11-28T11:00:00Z');
    ines = await t.signIn('coord.ines');
    const before = await previewed(id, `versao=${versao}`);
    await ines.post(urlOf(id, 'publicacao'), { versao: 1, avisos_aceitos: AVISOS });
    const { rows } = await t.db.query(
      'select c.id::int from turma_avaliacao c join avaliacao_rascunho r on r.avaliacao_id = c.avaliacao_id where r.id = $1',
      [id],
    );
    const student = await t.signIn(login);
    const url = `/api/v${versao}/central_avaliacoes/${rows[0].id}/1`;
    expect(withoutIds(before.prova)).toEqual(withoutIds(bodyOf('Prova', await student.get(url))));
    t.clock.set(START);
    const running = await t.signIn(login);
    await running.post(`${url}/inicio`);
    const { materias, ...resumo } = bodyOf('Resumo', await running.get(`${url}/resumo`));
    expect(withoutIds(before.resumo.materias)).toEqual(withoutIds(materias));
    expect(Object.keys(before.resumo).toSorted()).toEqual(Object.keys({ ...resumo, materias }).toSorted());
    for (const questao of before.questoes)
      expect(questao).toEqual(
        bodyOf('Questao', await running.get(`/api/v${versao}/banco_questoes/${questao.banco_questao_id}`)),
      );
  });

  it('counts the items of the chosen language', async () => {
    const id = await draft();
    expect((await previewed(id, 'versao=2')).prova).toMatchObject({ qtde_itens: 3, solicitar_idioma: true });
    expect((await previewed(id, 'versao=2&lingua=2')).resumo).toMatchObject({ lingua_estrangeira: 2, qtde_itens: 3 });
  });

  it('makes no attempt and holds no key', async () => {
    const id = await draft();
    const answer = await previewed(id, 'versao=2');
    expect(answer.questoes.every(({ gabarito, comentario }) => gabarito === null && comentario === '')).toBe(true);
    expect(
      (await t.db.query('select id from tentativa where encerrada_em is null and iniciada_em > $1', [START])).rows,
    ).toEqual([]);
  });

  it('of a day that is not there is refused', async () => {
    const id = await draft();
    expect((await ines.get(`${urlOf(id, 'previa')}?dia_prova=2&versao=2`)).body).toMatchObject({
      codigo: 'dia_desconhecido',
    });
  });

  it('is not for who only reads', async () => {
    const id = await draft();
    expect((await (await t.signIn('sup.nair')).get(`${urlOf(id, 'previa')}?dia_prova=1&versao=2`)).status).toBe(403);
  });
});
