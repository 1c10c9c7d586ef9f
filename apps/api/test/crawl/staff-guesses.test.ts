/**
 * Security C14 for staff (rule BAN-5): what a teacher hands in beside a sealed question of somebody else tells nothing of its key.
 * The same calls are made while the key is B and while it is C, and the answers are the same.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createExam } from '../central_avaliacoes/exam-fixture.ts';
import { newId, pedidoOf, saveDraft, urlOf } from '../gestao/rascunho-fixture.ts';
import { question } from '../import-enem/fixture.ts';
import { examZip } from '../importacao/enem.ts';
import { createImportador } from '../importacao/importador.ts';
import { type Client, world } from '../index.ts';

const t = await createImportador({ agora: '2026-11-21T11:00:00Z' });
afterAll(t.close);

let helena: Client;
let ines: Client;
let sealed: number;
beforeAll(async () => {
  [helena, ines] = [await t.signIn('prof.helena'), await t.signIn('coord.ines')];
  // Its subjects are there before a teacher's file, which makes none.
  await t.applied(ines, await t.judged(ines, examZip([question(139)], {}, 'enem-2019'), 'questoes'));
});
beforeEach(async () => {
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z']] }],
    dias: [{ itens: [{ area: 'MT', gabarito: 'B' }] }],
  });
  sealed = exam.itens[0]?.questao_id ?? 0;
});

/** Both times what `ask` is told. */
async function heardOf(ask: () => Promise<unknown>): Promise<[unknown, unknown]> {
  const said: unknown[] = [];
  for (const gabarito of ['B', 'C']) {
    await t.db.query('update questao set gabarito = $2 where id = $1', [sealed, gabarito]);
    said.push(await ask());
  }
  return [said[0], said[1]];
}

const HEADING =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO';
const lineOf = (posicao: number, key: string) => `${posicao};MT;10${posicao};${key};7;0;;1.5;0.25;0.2;AZUL;10;;0`;

/** What a teacher reads of a file of parameters for this draft; the ids of the file itself differ each time. */
async function reportOf(by: Client, id: string, lines: readonly string[]): Promise<string> {
  t.clock.advance(60_000);
  const file = [HEADING, ...lines].join('\n');
  const made = await t.judged(by, file, 'parametros_tri', `&rascunho_id=${id}&forcar=1`);
  const { parametros, resumo, erro } = made;
  const { body: csv } = await by.get(`/api/v2/gestao/importacoes/${made.importacao_id}/linhas.csv`);
  return JSON.stringify([parametros, resumo, erro, await t.lines(by, made.importacao_id), csv]);
}

it.each([
  ['that has the question', [lineOf(136, 'B')]],
  ['that has other questions alone', [lineOf(137, 'B')]],
])('a file of parameters %s', async (_name, lines) => {
  const id = newId();
  expect((await saveDraft(helena, id, pedidoOf([sealed]))).status).toBe(200);
  const [one, other] = await heardOf(() => reportOf(helena, id, lines));
  expect(other).toEqual(one);
});

it('the same file tells coordination, who reads the key anyway', async () => {
  const id = newId();
  await saveDraft(ines, id, pedidoOf([sealed]));
  const [one, other] = await heardOf(() => reportOf(ines, id, [lineOf(136, 'B')]));
  expect(other).not.toEqual(one);
});

it('a decision on the key at the place of an own imported exam', async () => {
  t.clock.advance(60_000);
  const { importacao_id: id } = await t.applied(helena, await t.judged(helena, examZip([question(140)]), 'questoes'));
  const item = { questao_id: sealed, numero: 140, lingua_estrangeira: null, pontuacao: null, bloco: 1 };
  const { dias } = pedidoOf([]);
  const changed = pedidoOf([], { dias: dias.map((dia) => ({ ...dia, itens: [item] })) });
  expect((await saveDraft(helena, id, { ...changed, versao: 1 })).status).toBe(200);
  const [one, other] = await heardOf(async () => {
    const decided = await helena.post(urlOf(id, 'gabaritos'), { numero: 140, lingua_estrangeira: null, gabarito: 'B' });
    expect(decided.status).toBe(200);
    const { body: verificacao } = await helena.get(urlOf(id, 'verificacao'));
    return [decided.body, verificacao, (await helena.get(urlOf(id))).body];
  });
  expect(other).toEqual(one);
});
