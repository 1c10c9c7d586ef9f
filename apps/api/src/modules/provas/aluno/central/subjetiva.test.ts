/**
 * Text answers of subjective items: they follow the times, order and late rules of other answers. Also tests how they
 * count.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const AGORA = '2026-11-21T12:30:00Z';
/** One hour after the start at `AGORA`. */
const PRAZO = Date.parse('2026-11-21T13:30:00Z');
const after = (seconds: number) => new Date(PRAZO + seconds * 1000).toISOString();

let t: TestApp;
let client: Record<'bia' | 'ana' | 'bruno', Client>;
beforeAll(async () => {
  t = await createTestApp({ agora: AGORA });
  client = { bia: await t.signIn('bia'), ana: await t.signIn('ana'), bruno: await t.signIn('bruno') };
});
beforeEach(() => t.clock.set(AGORA));
afterAll(() => t.close());

type Sala = Exam & { readonly url: string; readonly texto: number; readonly opcao: number };

/** Adds an item with options and a subjective one for a class. */
async function sala(turma_id: number): Promise<Sala> {
  const made = await createExam(t.db, {
    turmas: [{ turma_id, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']] }],
    dias: [{ itens: [{}, { subjetiva: true, gabarito: null }] }],
  });
  const url = `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}`;
  return { ...made, url, opcao: made.itens[0]?.item_id ?? 0, texto: made.itens[1]?.item_id ?? 0 };
}
const save = (who: Client, { url, texto }: Sala, texto_resposta: string, more: object = {}) =>
  who.post(`${url}/resposta_subjetiva`, {
    turma_avaliacao_questao_resposta_id: texto,
    texto_resposta,
    dia: 1,
    ...more,
  });
const apart = async ({ texto }: Sala) =>
  (
    await t.db.query(
      'select texto_redacao, item_resposta, seq from resposta_fora_do_prazo where avaliacao_item_id = $1 order by id',
      [texto],
    )
  ).rows;
const stored = async ({ texto }: Sala) =>
  (await t.db.query('select texto, seq from resposta_subjetiva where avaliacao_item_id = $1', [texto])).rows;
const resumo = async (who: Client, { url }: Sala) => bodyOf('Resumo', await who.get(`${url}/1/resumo`));

describe('saving', () => {
  it('a text without a seq after the highest one is stored and keeps that seq', async () => {
    const made = await sala(world.turmaV2);
    const seq = 2_147_483_647;
    expect(await save(client.bia, made, 'Antes.', { seq })).toMatchObject({ status: 200, body: { seq } });
    expect(await save(client.bia, made, 'Depois.')).toMatchObject({
      status: 200,
      body: { seq, texto_resposta: 'Depois.' },
    });
  });

  it('the first text starts the exam, and every count includes it beside the options', async () => {
    const made = await sala(world.turmaV2);
    expect(await save(client.bia, made, 'Porque a área dobra.', { seq: 1 })).toMatchObject({
      status: 200,
      body: {
        texto_resposta: 'Porque a área dobra.',
        seq: 1,
        palavras: 4,
        situacao: 'gravada',
        qtde_itens_respondidos: 1,
      },
    });
    const option = { turma_avaliacao_questao_resposta_id: made.opcao, item_resposta: 2, dia: 1 };
    expect(await client.bia.post(`${made.url}/resposta`, option)).toMatchObject({
      body: { qtde_itens_respondidos: 2 },
    });
    expect(await save(client.bia, made, 'Outra razão.', { seq: 2 })).toMatchObject({
      body: { qtde_itens_respondidos: 2 },
    });
    const shown = await resumo(client.bia, made);
    expect(shown.qtde_itens_respondidos).toBe(2);
    expect(shown.materias[0]?.itens).toMatchObject([
      { subjetiva: false, texto_resposta: null, item_resposta: 2 },
      { subjetiva: true, texto_resposta: 'Outra razão.', item_resposta: null, seq: 2 },
    ]);
    const [listed] = bodyOf('AvaliacaoLista', await client.bia.get('/api/v2/avaliacoes')).filter(
      (row) => row.turma_avaliacao_id === made.turma_avaliacao_ids[0],
    );
    expect(listed?.qtde_itens_respondidos).toBe(2);
    expect(await client.bia.post(`${made.url}/1/fechamento_prova`)).toMatchObject({
      body: { qtde_itens_respondidos: 2 },
    });
  });

  it.each(['', '   ', '\n\t'])('a blank text (%j) does not count as an answer', async (blank) => {
    const made = await sala(world.turmaV2);
    await save(client.bia, made, 'Um texto.', { seq: 1 });
    expect(await save(client.bia, made, blank, { seq: 2 })).toMatchObject({
      body: { texto_resposta: blank, qtde_itens_respondidos: 0, palavras: 0 },
    });
    expect((await resumo(client.bia, made)).qtde_itens_respondidos).toBe(0);
  });

  it('an older seq never replaces a newer one; the response shows the stored text', async () => {
    const made = await sala(world.turmaV2);
    await save(client.bia, made, 'novo', { seq: 5 });
    expect(await save(client.bia, made, 'velho', { seq: 4 })).toMatchObject({
      status: 200,
      body: { situacao: 'ignorada_mais_antiga', texto_resposta: 'novo', seq: 5 },
    });
    expect(await save(client.bia, made, 'novo', { seq: 5 })).toMatchObject({ body: { situacao: 'gravada', seq: 5 } });
    expect(await save(client.bia, made, 'sem número')).toMatchObject({ body: { situacao: 'gravada', seq: 6 } });
  });

  it('the newest of 50 simultaneous texts stays', async () => {
    const made = await sala(world.turmaV2);
    await Promise.all(Array.from({ length: 50 }, (_, n) => save(client.bia, made, `texto ${n + 1}`, { seq: n + 1 })));
    expect(await stored(made)).toEqual([{ texto: 'texto 50', seq: 50 }]);
  });
});

describe('refusals', () => {
  it('an item with options: 422; an item of another day or class: 404', async () => {
    const made = await sala(world.turmaV2);
    const other = await sala(world.turmaV2);
    expect(await save(client.bia, { ...made, texto: made.opcao }, 'x')).toMatchObject({
      status: 422,
      body: { codigo: 'item_objetivo' },
    });
    expect(await save(client.bia, { ...made, texto: other.texto }, 'x')).toMatchObject({ status: 404 });
    expect(await save(client.ana, made, 'x')).toMatchObject({ status: 404 });
    expect(await stored(made)).toEqual([]);
  });

  it('an option for a subjective item: 400, and nothing is stored', async () => {
    const made = await sala(world.turmaV2);
    const option = { turma_avaliacao_questao_resposta_id: made.texto, item_resposta: 1, dia: 1 };
    for (const _ of ['before the start', 'after it']) {
      expect(await client.bia.post(`${made.url}/resposta`, option)).toMatchObject({
        status: 400,
        body: { codigo: 'item_subjetivo' },
      });
      await client.bia.post(`${made.url}/1/inicio`);
    }
    const { rows } = await t.db.query('select 1 from resposta where avaliacao_item_id = $1', [made.texto]);
    expect(rows).toEqual([]);
  });

  it('a classmate writes an attempt of their own', async () => {
    const made = await sala(world.turmaV2);
    await save(client.bia, made, 'da Bia', { seq: 1 });
    await save(client.bruno, made, 'do Bruno', { seq: 9 });
    expect((await resumo(client.bia, made)).materias[0]?.itens[1]?.texto_resposta).toBe('da Bia');
  });
});

describe('time', () => {
  it.each([
    ['at the end', 0, null, 200],
    ['one second late, without a time of writing', 1, null, 409],
    ['within the tolerance, written before the end', 120, -1, 200],
    ['within the tolerance, written after the end', 119, 1, 409],
    ['one second after the tolerance', 121, -1, 409],
  ])('%s', async (_name, arrives, wrote, status) => {
    const made = await sala(world.turmaV2);
    await client.bia.post(`${made.url}/1/inicio`);
    t.clock.set(after(arrives));
    const answer = await save(client.bia, made, 'tarde?', {
      seq: 3,
      ...(wrote !== null && { respondida_em: after(wrote) }),
    });
    expect(answer.status).toBe(status);
    const late = [{ texto_redacao: 'tarde?', item_resposta: null, seq: 3 }];
    expect([await stored(made), await apart(made)]).toEqual(
      status === 200 ? [[{ texto: 'tarde?', seq: 3 }], []] : [[], late],
    );
  });

  it('after delivery version 2 keeps the text apart; version 1 takes it until the deadline', async () => {
    for (const [who, turma_id, status] of [
      [client.bia, world.turmaV2, 409],
      [client.ana, world.turmaV1, 200],
    ] as const) {
      t.clock.set(AGORA);
      const made = await sala(turma_id);
      await save(who, made, 'antes', { seq: 1 });
      await who.post(`${made.url}/1/fechamento_prova`);
      const answer = await save(who, made, 'depois', { seq: 2 });
      expect(answer.status).toBe(status);
      expect(Reflect.get(Object(answer.body), 'avaliacao_finalizada')).toBe(status === 409 ? true : undefined);
      expect(await stored(made)).toEqual([status === 409 ? { texto: 'antes', seq: 1 } : { texto: 'depois', seq: 2 }]);
    }
  });
});
