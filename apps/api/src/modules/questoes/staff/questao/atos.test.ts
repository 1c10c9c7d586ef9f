/** State, copy, parameters, history, uses and one thing done to many questions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { addTopic } from '../../../../../test/base_conhecimentos/curso-fixture.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { askedIn, makeQuestao, putJson, readQuestao } from '../../../../../test/gestao/questao-fixture.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';
import { tenant } from '../../../../database/tenant.ts';

const t = await createTestApp();
afterAll(t.close);
const school = tenant(t.db, world.escola);
const URL = '/api/v2/gestao/questoes';

let helena: Client;
let ines: Client;
let topic: { materia_id: number; objeto_conhecimento_id: number };
beforeAll(async () => {
  [helena, ines] = [await t.signIn('prof.helena'), await t.signIn('coord.ines')];
  topic = await addTopic(school);
});

const make = (more: object = {}, client = helena) => makeQuestao(client, topic, more);
const inExam = (questao_id: number, inicio = '2026-12-05T12:00:00Z') =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [[inicio, inicio.replace('T12', 'T15')]] }],
    dias: [{ itens: [{ questao_id }] }],
  });
const reviews = (on: boolean) =>
  t.db.query(`update escola set configuracao = configuracao || $2 where id = $1`, [
    world.escola,
    JSON.stringify({ revisao_questoes: on }),
  ]);

describe('the state of a question', () => {
  const set = (id: number, situacao: string, versao: number, client = helena) =>
    client.post(`${URL}/${id}/situacao`, { situacao, versao });

  it('is approved by its author while the school reviews none, and names what is missing', async () => {
    const draft = bodyOf('QuestaoGestao', await helena.post(URL, askedIn(topic, { gabarito: null })));
    const { banco_questao_id: id } = draft;
    expect(outcome(await set(id, 'aprovada', 1))).toBe('409 sem_gabarito');
    const few = await putJson(helena, `${URL}/${id}`, askedIn(topic, { alternativas: [], gabarito: null, versao: 1 }));
    expect(few.status).toBe(200);
    expect(outcome(await set(id, 'em_revisao', 2))).toBe('409 sem_alternativas');
    await putJson(helena, `${URL}/${id}`, askedIn(topic, { versao: 2 }));
    expect(outcome(await set(id, 'aprovada', 2))).toBe('409 versao_diferente');
    const approved = bodyOf('QuestaoGestao', await set(id, 'aprovada', 3));
    expect(approved).toMatchObject({ situacao: 'aprovada', aprovavel: true });
    expect(bodyOf('QuestaoGestao', await set(id, 'arquivada', approved.versao))).toMatchObject({
      situacao: 'arquivada',
    });
  });

  it('is approved by coordination where the school reviews questions', async () => {
    await reviews(true);
    const mine = await helena.post(URL, askedIn(topic, { situacao: 'aprovada' }));
    expect(outcome(mine)).toBe('403 aprovacao_de_outro');
    const { banco_questao_id: id } = await make({ situacao: 'em_revisao' });
    expect((await readQuestao(helena, id)).aprovavel).toBe(false);
    expect(outcome(await set(id, 'aprovada', 1))).toBe('403 aprovacao_de_outro');
    expect((await set(id, 'aprovada', 1, ines)).status).toBe(200);
    // A later change of the author waits for review again.
    const saved = await putJson(helena, `${URL}/${id}`, askedIn(topic, { versao: 2 }));
    expect(bodyOf('QuestaoGestao', saved)).toMatchObject({ situacao: 'em_revisao' });
    await reviews(false);
  });
});

describe('a copy', () => {
  it('is a draft of a family of its own', async () => {
    const first = await make({ situacao: 'aprovada' });
    const copy = bodyOf('QuestaoGestao', await helena.post(`${URL}/${first.banco_questao_id}/copia`, {}));
    expect(copy).toMatchObject({ situacao: 'rascunho', revisao: 1, enunciado: first.enunciado, gabarito: 'B' });
    expect([copy.raiz_id, copy.codigo]).not.toEqual([first.raiz_id, first.codigo]);
  });

  it('of a sealed question is refused', async () => {
    const { banco_questao_id: id } = await make({}, ines);
    await inExam(id);
    expect(outcome(await helena.post(`${URL}/${id}/copia`, {}))).toBe('403 lacrada');
    expect((await ines.post(`${URL}/${id}/copia`, {})).status).toBe(200);
  });
});

describe('parameters', () => {
  const tri = { a: 1.2, b: -0.5, c: 0.2, origem: 'INEP' };
  const set = (id: number, body: object, client = ines) => putJson(client, `${URL}/${id}/tri`, body);

  it('are set in place, and of a used question in the next revision', async () => {
    const { banco_questao_id: id } = await make({}, ines);
    expect(bodyOf('QuestaoGestao', await set(id, { tri, versao: 1 }))).toMatchObject({ banco_questao_id: id, tri });
    await inExam(id);
    const after = bodyOf('QuestaoGestao', await set(id, { tri: null, versao: 2 }));
    expect(after).toMatchObject({ raiz_id: id, revisao: 2, tri: null });
    expect((await readQuestao(ines, id)).tri).toEqual(tri);
    expect((await set(id, { tri, versao: 1 }, helena)).status).toBe(403);
  });

  it('of a text question are refused', async () => {
    const text = await make({ tipo: 'discursiva', alternativas: [], gabarito: null }, ines);
    expect(outcome(await set(text.banco_questao_id, { tri, versao: 1 }))).toBe('409 discursiva_sem_tri');
  });
});

describe('history and uses', () => {
  it('say what changed in each revision and which exam asks which', async () => {
    const first = await make({}, ines);
    const { banco_questao_id: id, enunciado } = first;
    const { avaliacao_id } = await inExam(id);
    const change = askedIn(topic, { enunciado, gabarito: 'A', versao: 1 });
    const second = bodyOf('QuestaoGestao', await putJson(ines, `${URL}/${id}`, change));
    const historico = bodyOf('QuestaoHistorico', await ines.get(`${URL}/${id}/historico`));
    expect(historico).toMatchObject({
      lacrada: false,
      revisoes: [
        { revisao: 2, mudancas: [{ campo: 'gabarito', antes: 'B', depois: 'A' }] },
        { revisao: 1, mudancas: [], usos: { provas: 1 } },
      ],
    });
    const sealed = bodyOf('QuestaoHistorico', await helena.get(`${URL}/${id}/historico`));
    expect(sealed).toMatchObject({ lacrada: true, revisoes: [{ mudancas: [] }, {}] });
    const usos = bodyOf('QuestaoUsoLista', await helena.get(`${URL}/${second.banco_questao_id}/usos`));
    expect(usos).toMatchObject({
      provas: [{ avaliacao_conhecimento_id: avaliacao_id, revisao: 1, liberado: false }],
      roteiros: [],
    });
    // The next revision has mostly the same key, so it is sealed too.
    expect(await readQuestao(helena, second.banco_questao_id)).toMatchObject({ lacrada: true, gabarito: null });
  });
});

describe('one thing done to many', () => {
  const lote = async (body: object, client = helena) =>
    bodyOf('QuestaoLote', await client.post(`${URL}/lote`, body)).resultados.map(
      ({ resultado, codigo }) => codigo ?? resultado,
    );

  it('answers for each', async () => {
    const [mine, other] = [await make(), await make({}, ines)];
    const ids = [999_999, mine.banco_questao_id, other.banco_questao_id];
    const tag = { ids, acao: 'etiquetar', etiqueta: 'Prova 1' };
    expect(await lote(tag)).toEqual(['questao_nao_encontrada', 'feito', 'questao_de_outro']);
    expect(await lote(tag, ines)).toEqual(['questao_nao_encontrada', 'igual', 'feito']);
    expect((await readQuestao(ines, mine.banco_questao_id)).etiquetas).toEqual(['Prova 1', 'Soma']);
    expect(await lote({ ...tag, acao: 'retirar_etiqueta' }, ines)).toEqual([
      'questao_nao_encontrada',
      'feito',
      'feito',
    ]);
    expect(await lote({ ids, acao: 'arquivar' }, ines)).toEqual(['questao_nao_encontrada', 'feito', 'feito']);
    expect(await lote({ ids, acao: 'aprovar' }, ines)).toEqual(['questao_nao_encontrada', 'feito', 'feito']);
  });

  it('classifies within the subject', async () => {
    const { banco_questao_id } = await make({ objeto_conhecimento_id: null });
    const elsewhere = await addTopic(school);
    const classify = { ids: [banco_questao_id], acao: 'classificar' };
    const { objeto_conhecimento_id } = topic;
    expect(await lote({ ...classify, objeto_conhecimento_id })).toEqual(['feito']);
    expect(await lote({ ...classify, objeto_conhecimento_id })).toEqual(['igual']);
    expect(await lote({ ...classify, objeto_conhecimento_id: elsewhere.objeto_conhecimento_id })).toEqual([
      'objeto_desconhecido',
    ]);
    expect(outcome(await helena.post(`${URL}/lote`, classify))).toBe('422 objeto_desconhecido');
    expect(outcome(await helena.post(`${URL}/lote`, { ...classify, acao: 'etiquetar' }))).toBe('422 etiqueta_vazia');
  });
});
