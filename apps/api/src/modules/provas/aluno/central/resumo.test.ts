/** What a resumo of a running exam takes from memory, and what it never does. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];

let t: TestApp;
let bia: Client;
let bruno: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  [bia, bruno] = [await t.signIn('bia'), await t.signIn('bruno')];
});
beforeEach(() => t.clock.set('2026-11-21T12:30:00Z'));
afterAll(() => t.close());

async function exam(): Promise<Exam & { url: string }> {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{}, {}, { subjetiva: true, gabarito: null }], redacao: true, duracao_minutos: 120 }],
  });
  return { ...made, url: `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}` };
}
const resumoOf = async (client: Client, { url }: { url: string }) =>
  bodyOf('Resumo', await client.get(`${url}/1/resumo`));
const itensOf = async (client: Client, made: { url: string }) =>
  (await resumoOf(client, made)).materias.flatMap(({ itens }) => itens);
const annul = ({ itens }: Exam) =>
  t.db.query('update avaliacao_item set anulada = true where id = $1', [itens[0]?.item_id]);

describe('a resumo of a running exam', () => {
  it('is one statement once a classmate has read it', async () => {
    const made = await exam();
    for (const client of [bia, bruno]) await client.post(`${made.url}/1/inicio`);
    // Twice: each of two servers has a memory of its own.
    for (let n = 0; n < 2; n += 1) await resumoOf(bruno, made);
    const from = t.statements.sent.length;
    await resumoOf(bia, made);
    const sent = t.statements.sent.slice(from).filter((text) => /\b(tentativa|avaliacao_item|proposta)\b/.test(text));
    expect(sent).toHaveLength(1);
  });

  it('has the own answers, texts and essay as they are now', async () => {
    const made = await exam();
    const [option, , text] = made.itens;
    for (const client of [bia, bruno]) {
      await client.post(`${made.url}/1/inicio`);
      await resumoOf(client, made);
    }
    const of = (item: typeof option) => ({ turma_avaliacao_questao_resposta_id: item?.item_id, dia: 1, seq: 3 });
    await bia.post(`${made.url}/resposta`, { ...of(option), item_resposta: 4 });
    await bia.post(`${made.url}/resposta_subjetiva`, { ...of(text), texto_resposta: 'Porque sim.' });
    await bia.post(`${made.url}/${made.propostas[0]}/resposta_redacao`, { texto_redacao: 'Era uma vez.', seq: 2 });
    const mine = await resumoOf(bia, made);
    expect(mine).toMatchObject({ qtde_itens_respondidos: 2, redacao: { texto: 'Era uma vez.', palavras: 3, seq: 2 } });
    expect(mine.materias.flatMap(({ itens }) => itens)).toMatchObject([
      { item_resposta: 4, seq: 3, texto_resposta: null },
      { item_resposta: null, seq: 0 },
      { item_resposta: null, seq: 3, texto_resposta: 'Porque sim.' },
    ]);
    expect(await resumoOf(bruno, made)).toMatchObject({ qtde_itens_respondidos: 0, redacao: { texto: '', seq: 0 } });
  });

  it('shows a change of its items after five seconds at the latest', async () => {
    const made = await exam();
    await bia.post(`${made.url}/1/inicio`);
    await itensOf(bia, made);
    await annul(made);
    t.clock.advance(5000);
    expect((await itensOf(bia, made))[0]).toMatchObject({ questao_anulada: true });
  });
});

it('a resumo after the delivery is read anew, so that corrections and keys show at once', async () => {
  const made = await exam();
  await bia.post(`${made.url}/1/inicio`);
  await itensOf(bia, made);
  await bia.post(`${made.url}/1/fechamento_prova`);
  await annul(made);
  expect((await itensOf(bia, made))[0]).toMatchObject({ questao_anulada: true, gabarito: null });
});
