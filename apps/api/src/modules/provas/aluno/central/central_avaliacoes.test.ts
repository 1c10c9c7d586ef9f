import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const INICIO = '2026-11-21T12:00:00Z';
const FIM = '2026-11-21T18:00:00Z';

let t: TestApp;
let bia: Client;
let ana: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: INICIO });
  bia = await t.signIn('bia');
  ana = await t.signIn('ana');
});
beforeEach(() => t.clock.set('2026-11-21T12:30:00Z'));
afterAll(() => t.close());

/** An exam of five items and an essay, open for both classes, two hours long. */
async function exam(
  spec: Partial<ExamSpec> = {},
): Promise<Exam & { v1: number; v2: number; url: (path: string) => string }> {
  const made = await createExam(t.db, {
    turmas: [
      { turma_id: world.turmaV1, janelas: [[INICIO, FIM]] },
      { turma_id: world.turmaV2, janelas: [[INICIO, FIM]] },
    ],
    dias: [{ itens: [{}, {}, {}, {}, {}], duracao_minutos: 120, redacao: true }],
    ...spec,
  });
  const [v1 = 0, v2 = 0] = made.turma_avaliacao_ids;
  return { ...made, v1, v2, url: (path) => `/api/v2/central_avaliacoes/${v2}/${path}` };
}

const answer = (item: Exam['itens'][number] | undefined, item_resposta: number | null, extra: object = {}) => ({
  turma_avaliacao_questao_resposta_id: item?.item_id,
  item_resposta,
  dia: item?.dia_prova,
  ...extra,
});

describe('getProva and getProvaResumo', () => {
  it('show the day and the time the student would have, and start nothing', async () => {
    const { url } = await exam();
    const prova = bodyOf('Prova', await bia.get(url('1')));
    expect(prova).toMatchObject({
      qtde_itens: 5,
      existe_itens: true,
      existe_redacao: true,
      tempo_total: 7200,
      tempo_restante: 7200,
      situacao: 'disponivel',
      prazo_em: null,
    });
    const resumo = bodyOf('Resumo', await bia.get(url('1/resumo')));
    expect(resumo).toMatchObject({
      materias: [],
      existe_redacao: true,
      redacao: null,
      qtde_itens: 5,
      tempo_restante: 7200,
      iniciada_em: null,
    });
    t.clock.set('2026-11-21T17:30:00Z');
    expect((await bia.get(url('1/resumo'))).body).toMatchObject({ situacao: 'disponivel', tempo_restante: 1800 });
  });

  it('tell an essay that is hidden until the start from a day without one', async () => {
    const [hidden, none] = [await exam(), await exam({ dias: [{ itens: [{}], duracao_minutos: 120 }] })];
    const essay = async ({ url }: typeof hidden) => {
      const { existe_redacao, redacao } = bodyOf('Resumo', await bia.get(url('1/resumo')));
      return [existe_redacao, redacao !== null];
    };
    expect([await essay(hidden), await essay(none)]).toEqual([
      [true, false],
      [false, false],
    ]);
    for (const { url } of [hidden, none]) await bia.post(url('1/inicio'));
    expect([await essay(hidden), await essay(none)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('treat a number that is no day as a bateria (decision 68)', async () => {
    const { url } = await exam({ dias: [{ itens: [{}], bateria: 7 }] });
    expect((await bia.get(url('7'))).body).toMatchObject({ dia_prova: 1, bateria: 7 });
    expect((await bia.get(url('6'))).status).toBe(404);
  });

  it('show items, answers and essay after the start, and never a key', async () => {
    const { url, v2, itens, propostas } = await exam();
    await bia.post(url('1/inicio'));
    await bia.post(url('resposta'), answer(itens[1], 3, { seq: 4 }));
    await bia.post(`/api/v2/central_avaliacoes/${v2}/${propostas[0]}/resposta_redacao`, {
      texto_redacao: 'Era uma vez — um texto.',
      seq: 2,
    });
    const resumo = bodyOf('Resumo', await bia.get(url('1/resumo')));
    const items = resumo.materias.flatMap((materia) => materia.itens);
    expect(items.map((item) => item.numero)).toEqual([1, 2, 3, 4, 5]);
    expect(items[1]).toMatchObject({ item_resposta: 3, seq: 4, gabarito: null });
    expect(items.every((item) => item.gabarito === null)).toBe(true);
    expect(resumo.redacao).toMatchObject({
      texto: 'Era uma vez — um texto.',
      palavras: 5,
      seq: 2,
      textos_motivacionais: [{ ordem: 1 }],
      min_linhas: 5,
      max_linhas: 25,
    });
    expect(resumo).toMatchObject({ qtde_itens_respondidos: 1, situacao: 'em_andamento' });
  });
});

describe('startProva', () => {
  it.each([
    ['before the window', '2026-11-21T11:59:59Z', 'prova_nao_aberta', false],
    ['at the end of the window', FIM, 'prazo_encerrado', true],
    ['after the window', '2026-11-21T18:00:01Z', 'prazo_encerrado', true],
  ])('refuses %s', async (_name, agora, codigo, avaliacao_finalizada) => {
    const { url } = await exam();
    t.clock.set(agora);
    expect(await bia.post(url('1/inicio'))).toMatchObject({ status: 409, body: { codigo, avaliacao_finalizada } });
  });

  it('refuses an in-class exam', async () => {
    const { url } = await exam({ tipo_aplicacao: 'Presencial' });
    expect(await bia.post(url('1/inicio'))).toMatchObject({ status: 409, body: { codigo: 'prova_presencial' } });
  });

  it('ends with the window when that comes first, and keeps its clock when repeated', async () => {
    const { url } = await exam();
    t.clock.set('2026-11-21T17:00:00Z');
    expect(await bia.post(url('1/inicio'))).toMatchObject({
      status: 200,
      body: { tempo_restante: 3600, prazo_em: new Date(FIM).toISOString() },
    });
    t.clock.advance(60_000);
    expect(await bia.post(url('1/inicio'))).toMatchObject({
      body: { tempo_restante: 3540, iniciada_em: '2026-11-21T17:00:00.000Z' },
    });
  });
});

describe('saveResposta', () => {
  it('starts the day, and stores, changes and clears an answer', async () => {
    const { url, itens } = await exam();
    expect((await bia.post(url('resposta'), answer(itens[0], 2))).body).toMatchObject({
      qtde_itens_respondidos: 1,
      situacao: 'gravada',
      seq: 1,
      tempo_restante: 7200,
    });
    expect((await bia.post(url('resposta'), answer(itens[2], 1))).body).toMatchObject({ qtde_itens_respondidos: 2 });
    expect((await bia.post(url('resposta'), answer(itens[0], 5))).body).toMatchObject({
      qtde_itens_respondidos: 2,
      item_resposta: 5,
      seq: 2,
    });
    expect((await bia.post(url('resposta'), answer(itens[0], null))).body).toMatchObject({
      qtde_itens_respondidos: 1,
      item_resposta: null,
      seq: 3,
    });
  });

  it('takes one statement in the usual case', async () => {
    const { url, itens } = await exam();
    await bia.post(url('1/inicio'));
    // The first answer of a class reads the items of the day, for all answers of the next seconds.
    await bia.post(url('resposta'), answer(itens[1], 2, { seq: 1 }));
    const read = await t.statements.count(() => bia.get('/api/v2/sessao'));
    const from = t.statements.sent.length;
    await bia.post(url('resposta'), answer(itens[0], 2, { seq: 1 }));
    const sent = t.statements.sent.slice(from).filter((text) => /\b(tentativa|resposta|avaliacao)\b/.test(text));
    expect(sent).toHaveLength(1);
    expect(t.statements.sent.length - from).toBeLessThanOrEqual(read + 1);
  });

  it('answers an older seq with the stored answer, and a repeated call with the first response', async () => {
    const { url, itens } = await exam();
    await bia.post(url('resposta'), answer(itens[0], 2, { seq: 5 }));
    expect((await bia.post(url('resposta'), answer(itens[0], 3, { seq: 4 }))).body).toMatchObject({
      situacao: 'ignorada_mais_antiga',
      item_resposta: 2,
      seq: 5,
    });
    expect((await bia.post(url('resposta'), answer(itens[0], 2, { seq: 5 }))).body).toMatchObject({
      situacao: 'gravada',
      item_resposta: 2,
      seq: 5,
    });
    expect((await bia.post(url('resposta'), answer(itens[0], 3, { seq: 5 }))).body).toMatchObject({
      situacao: 'ignorada_mais_antiga',
      item_resposta: 2,
    });
  });

  it('refuses items of another exam or day', async () => {
    const { url } = await exam();
    const other = await exam();
    await bia.post(url('1/inicio'));
    expect(await bia.post(url('resposta'), answer(other.itens[0], 1))).toMatchObject({
      status: 404,
      body: { codigo: 'item_nao_encontrado' },
    });
    expect(await bia.post(url('resposta'), { ...answer(other.itens[0], 1), dia: 2 })).toMatchObject({
      status: 404,
      body: { codigo: 'prova_nao_encontrada' },
    });
  });

  it('takes no answer after delivery in version 2, and keeps it apart', async () => {
    const { url, itens } = await exam();
    await bia.post(url('resposta'), answer(itens[0], 2));
    await bia.post(url('1/fechamento_prova'));
    expect(await bia.post(url('resposta'), answer(itens[0], 3, { seq: 9 }))).toMatchObject({
      status: 409,
      body: { codigo: 'avaliacao_finalizada', avaliacao_finalizada: true },
    });
    const { rows } = await t.db.query(
      'select item_resposta, seq from resposta_fora_do_prazo where avaliacao_item_id = $1',
      [itens[0]?.item_id],
    );
    expect(rows).toEqual([{ item_resposta: 3, seq: 9 }]);
  });

  it.each([
    ['made in time, inside the tolerance', '2026-11-21T14:32:00Z', '2026-11-21T14:29:59Z', 200, undefined],
    ['made in time, past the tolerance', '2026-11-21T14:32:01Z', '2026-11-21T14:29:59Z', 409, 'fora_do_prazo'],
    ['made after the end', '2026-11-21T14:30:30Z', '2026-11-21T14:30:20Z', 409, 'fora_do_prazo'],
    ['that does not say when it was made', '2026-11-21T14:30:30Z', undefined, 409, 'fora_do_prazo'],
  ])('judges a late answer %s', async (_name, agora, respondida_em, status, codigo) => {
    const { url, itens } = await exam();
    await bia.post(url('1/inicio'));
    t.clock.set(agora);
    const sent = await bia.post(
      url('resposta'),
      answer(itens[0], 4, { seq: 1, ...(respondida_em && { respondida_em }) }),
    );
    expect(sent).toMatchObject({
      status,
      body: codigo ? { codigo, avaliacao_finalizada: true } : { situacao: 'gravada', tempo_restante: 0 },
    });
    const late = await t.db.query('select 1 from resposta_fora_do_prazo where avaliacao_item_id = $1', [
      itens[0]?.item_id,
    ]);
    expect(late.rows).toHaveLength(codigo ? 1 : 0);
  });

  it.each([
    ['last changed in time, at the end of the tolerance', '2026-11-21T14:32:00Z', '2026-11-21T14:30:00Z', 200],
    ['last changed in time, past the tolerance', '2026-11-21T14:32:01Z', '2026-11-21T14:29:59Z', 409],
    ['changed after the deadline', '2026-11-21T14:30:30Z', '2026-11-21T14:30:00.001Z', 409],
    ['said to be changed before the start', '2026-11-21T14:30:30Z', '2026-11-21T12:29:59Z', 409],
    ['that does not say when it was changed', '2026-11-21T14:30:01Z', undefined, 409],
    ['that does not say it, at the deadline', '2026-11-21T14:30:00Z', undefined, 200],
  ])('decision 196 [PRA-6]: an essay %s', async (_name, agora, respondida_em, status) => {
    const { url, v2, propostas } = await exam();
    await bia.post(url('1/inicio'));
    await bia.post(url(`${propostas[0]}/resposta_redacao`), { texto_redacao: 'No tempo.', seq: 1 });
    t.clock.set(agora);
    const body = { texto_redacao: 'No tempo. E depois.', seq: 2, ...(respondida_em && { respondida_em }) };
    const sent = await bia.post(url(`${propostas[0]}/resposta_redacao`), body);
    expect(sent).toMatchObject({
      status,
      body: status === 200 ? { situacao: 'gravada' } : { codigo: 'fora_do_prazo' },
    });
    const attempt = '(select id from tentativa where turma_avaliacao_id = $1)';
    const { rows } = await t.db.query(
      `select (select texto from redacao where tentativa_id = ${attempt}) as texto,
              array(select f.texto_redacao || ' ' || coalesce(to_char(f.respondida_em at time zone 'UTC', 'HH24:MI'), '-')
                      from resposta_fora_do_prazo f where f.tentativa_id = ${attempt}) as tarde`,
      [v2],
    );
    const claimed = respondida_em?.slice(11, 16) ?? '-';
    expect(rows[0]).toEqual(
      status === 200
        ? { texto: 'No tempo. E depois.', tarde: [] }
        : { texto: 'No tempo.', tarde: [`No tempo. E depois. ${claimed}`] },
    );
  });
});

describe('version 1', () => {
  it('takes answers after delivery until the deadline (decision 92)', async () => {
    const { v1, itens } = await exam();
    const url = (path: string) => `/api/v1/central_avaliacoes/${v1}/${path}`;
    await ana.post(url('resposta'), answer(itens[0], 2));
    const recibo = await ana.post(url('1/fechamento_prova'));
    expect(recibo).toMatchObject({ status: 200, body: { qtde_itens_respondidos: 1, qtde_itens: 5 } });
    expect(await ana.post(url('resposta'), answer(itens[1], 2))).toMatchObject({
      status: 200,
      body: { qtde_itens_respondidos: 2 },
    });
    expect((await ana.get(url('1/resumo'))).body).toMatchObject({
      situacao: 'entregue',
      responde_apos_entrega: true,
      encerrada_em: null,
    });
    t.clock.set('2026-11-21T14:30:01Z');
    expect(await ana.post(url('resposta'), answer(itens[1], 3))).toMatchObject({
      status: 409,
      body: { codigo: 'fora_do_prazo' },
    });
  });

  it('closes at once when the assessment says so', async () => {
    const { v1, itens } = await exam({ responde_apos_entrega: false });
    const url = (path: string) => `/api/v1/central_avaliacoes/${v1}/${path}`;
    await ana.post(url('resposta'), answer(itens[0], 2));
    await ana.post(url('1/fechamento_prova'));
    expect(await ana.post(url('resposta'), answer(itens[1], 2))).toMatchObject({
      status: 409,
      body: { codigo: 'avaliacao_finalizada' },
    });
  });
});

describe('setLinguaEstrangeira', () => {
  const languages: Partial<ExamSpec> = {
    solicitar_idioma: true,
    dias: [{ itens: [{ lingua: 1 }, { lingua: 1 }, { lingua: 2 }, { lingua: 2 }, {}], duracao_minutos: 120 }],
  };

  it('[LIN-3] is asked on the day that has items of a language, and the days are counted (D 216)', async () => {
    const window: [string, string] = [INICIO, FIM];
    const { turma_avaliacao_ids } = await exam({
      turmas: [{ turma_id: world.turmaV2, janelas: [window, window] }],
      solicitar_idioma: true,
      dias: [{ itens: [{ lingua: 1 }, { lingua: 2 }, {}], redacao: true }, { itens: [{}, {}] }],
    });
    for (const [dia, solicitar_idioma] of [
      [1, true],
      [2, false],
    ] as const) {
      const url = `/api/v2/central_avaliacoes/${turma_avaliacao_ids[0]}/${dia}`;
      expect((await bia.get(url)).body).toMatchObject({ dia_prova: dia, solicitar_idioma, qtde_dias: 2 });
      expect((await bia.get(`${url}/resumo`)).body).toMatchObject({ solicitar_idioma });
    }
  });

  it('keeps the answers of both languages and counts those of the chosen one', async () => {
    const { url, itens } = await exam(languages);
    const [english, , spanish, , common] = itens;
    await bia.post(url('1/inicio'));
    await bia.post(url('resposta'), answer(english, 1));
    expect((await bia.post(url('resposta'), answer(common, 1))).body).toMatchObject({ qtde_itens_respondidos: 2 });
    expect((await bia.post(url('resposta'), answer(spanish, 2))).body).toMatchObject({ qtde_itens_respondidos: 2 });
    expect((await bia.post(url('resposta'), answer(common, 1))).body).toMatchObject({ qtde_itens_respondidos: 2 });
    expect(await bia.post(url('lingua_estrangeira'), { lingua_estrangeira: 2 })).toMatchObject({
      status: 200,
      body: { lingua_estrangeira: 2, qtde_itens_respondidos: 2 },
    });
    const resumo = bodyOf('Resumo', await bia.get(url('1/resumo')));
    const items = resumo.materias.flatMap((materia) => materia.itens);
    expect(items.map((item) => [item.numero, item.lingua_estrangeira, item.item_resposta])).toEqual([
      [1, 1, 1],
      [1, 2, 2],
      [2, 1, null],
      [2, 2, null],
      [3, null, 1],
    ]);
    expect(resumo).toMatchObject({ qtde_itens: 3, qtde_itens_respondidos: 2, lingua_estrangeira: 2 });
  });

  it('[LIN-2] until then no language is chosen, although the English items count', async () => {
    const { url, v2, itens } = await exam(languages);
    const chosen = async () => {
      const list = bodyOf('AvaliacaoLista', await bia.get('/api/v2/avaliacoes'));
      const resumo = bodyOf('Resumo', await bia.get(url('1/resumo')));
      const card = list.find((row) => row.turma_avaliacao_id === v2);
      return [resumo.lingua_estrangeira, card?.lingua_estrangeira];
    };
    expect(await chosen()).toEqual([null, null]);
    await bia.post(url('1/inicio'));
    expect((await bia.post(url('resposta'), answer(itens[0], 1))).body).toMatchObject({ qtde_itens_respondidos: 1 });
    expect(await chosen(), 'an answer chooses nothing').toEqual([null, null]);
    expect((await bia.post(url('lingua_estrangeira'), { lingua_estrangeira: 1 })).body).toMatchObject({
      lingua_estrangeira: 1,
      qtde_itens_respondidos: 1,
    });
    expect(await chosen()).toEqual([1, 1]);
  });

  it.each([
    ['before the start', languages, 'prova_nao_iniciada', false],
    ['for an exam without a choice of language', {}, 'lingua_nao_solicitada', false],
  ])('refuses a choice %s', async (_name, spec, codigo, avaliacao_finalizada) => {
    const { url } = await exam(spec);
    expect(await bia.post(url('lingua_estrangeira'), { lingua_estrangeira: 2 })).toMatchObject({
      status: 409,
      body: { codigo, avaliacao_finalizada },
    });
  });

  it('refuses a choice after the end', async () => {
    const { url } = await exam(languages);
    await bia.post(url('1/inicio'));
    await bia.post(url('1/fechamento_prova'));
    expect(await bia.post(url('lingua_estrangeira'), { lingua_estrangeira: 2 })).toMatchObject({
      status: 409,
      body: { codigo: 'avaliacao_finalizada' },
    });
  });
});

describe('saveRedacao', () => {
  it('keeps versions, rejects an older seq, counts words', async () => {
    const { url, v2, propostas } = await exam();
    const save = (texto_redacao: string, seq?: number) =>
      bia.post(`/api/v2/central_avaliacoes/${v2}/${propostas[0]}/resposta_redacao`, {
        texto_redacao,
        ...(seq !== undefined && { seq }),
      });
    expect(await save('um', 1)).toMatchObject({ status: 200, body: { palavras: 1, seq: 1, situacao: 'gravada' } });
    expect(await save('um dois três', 3)).toMatchObject({ body: { palavras: 3, seq: 3 } });
    expect(await save('um dois', 2)).toMatchObject({ body: { palavras: 3, seq: 3, situacao: 'ignorada_mais_antiga' } });
    expect(await save('quatro')).toMatchObject({ body: { palavras: 1, seq: 4, situacao: 'gravada' } });
    expect(await save('x'.repeat(20_001), 9)).toMatchObject({ status: 400 });
    const { rows } = await t.db.query(
      'select v.seq, v.texto from redacao_versao v join tentativa t on t.id = v.tentativa_id where t.turma_avaliacao_id = $1 order by v.seq',
      [v2],
    );
    expect(rows).toEqual([
      { seq: 1, texto: 'um' },
      { seq: 3, texto: 'um dois três' },
      { seq: 4, texto: 'quatro' },
    ]);
    await bia.post(url('1/fechamento_prova'));
    expect(await save('tarde', 8)).toMatchObject({ status: 409, body: { avaliacao_finalizada: true } });
  });

  it('says how much time is left, with time that was added meanwhile', async () => {
    const { v2, propostas } = await exam();
    const save = async () =>
      bodyOf(
        'Redacao',
        await bia.post(`/api/v2/central_avaliacoes/${v2}/${propostas[0]}/resposta_redacao`, { texto_redacao: 'um' }),
      );
    const { tempo_restante } = await save();
    await t.db.query(`update tentativa set prazo_em = prazo_em + interval '10 minutes' where turma_avaliacao_id = $1`, [
      v2,
    ]);
    expect((await save()).tempo_restante - tempo_restante).toBe(600);
  });

  it('refuses a proposal that is not of this exam', async () => {
    const { v2 } = await exam();
    const other = await exam();
    const url = `/api/v2/central_avaliacoes/${v2}/${other.propostas[0]}/resposta_redacao`;
    expect(await bia.post(url, { texto_redacao: 'oi' })).toMatchObject({
      status: 404,
      body: { codigo: 'proposta_nao_encontrada' },
    });
  });
});

describe('closeProva', () => {
  it('gives the same receipt again, also after the server closed the day', async () => {
    const { url, itens } = await exam();
    await bia.post(url('resposta'), answer(itens[0], 2));
    t.clock.advance(600_000);
    const first = await bia.post(url('1/fechamento_prova'));
    expect(first).toMatchObject({
      status: 200,
      body: { tempo_utilizado: 600, qtde_itens_respondidos: 1, qtde_itens: 5, entregue_em: '2026-11-21T12:40:00.000Z' },
    });
    t.clock.advance(600_000);
    expect((await bia.post(url('1/fechamento_prova'))).body).toEqual(first.body);
    expect((await bia.get(url('1'))).body).toMatchObject({ situacao: 'entregue', tempo_restante: 0 });
  });

  it('refuses a day that was never started', async () => {
    const { url } = await exam();
    expect(await bia.post(url('1/fechamento_prova'))).toMatchObject({
      status: 409,
      body: { codigo: 'prova_nao_iniciada' },
    });
  });
});
