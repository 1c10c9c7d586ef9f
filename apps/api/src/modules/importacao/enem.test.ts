/** An exam of ENEM by a zip over HTTP: judged, applied to the bank and a draft, taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { question, wholeExam, record } from '../../../test/import-enem/fixture.ts';
import { createImportador } from '../../../test/importacao/importador.ts';
import { examZip } from '../../../test/importacao/enem.ts';
import { bodyOf } from '../../../test/central_avaliacoes/exam-fixture.ts';
import { pedidoOf, saveDraft, urlOf } from '../../../test/gestao/rascunho-fixture.ts';
import { strToU8 } from 'fflate';
import type { Client } from '../../../test/index.ts';

const t = await createImportador({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
let ines: Client;
let helena: Client;
beforeAll(async () => {
  [ines, helena] = [await t.signIn('coord.ines'), await t.signIn('prof.helena')];
});
const count = async (sql: string) =>
  (await t.db.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n;

/** Texts that differ between the languages of a place, as those of a real exam do. */
const whole = (year: number) =>
  wholeExam(year).map((one) => ({ ...one, context: `Texto inventado ${one.slug} de ${year}.` }));

/** All of 2020 but the places 23 and 31, with INEP's records: another key at 142, 150 annulled, 151 out of the scale. */
function exam() {
  const questions = whole(2020).filter(({ index }) => index !== 23 && index !== 31);
  const items = questions.map((one) =>
    record(one, {
      ...(one.index === 142 && { inep_key: 'D' }),
      ...(one.index === 150 && { inep_key: 'X', in_item_aban: true, a: null, b: null, c: null }),
      ...(one.index === 151 && { in_item_aban: true, a: null, b: null, c: null }),
    }),
  );
  return examZip(questions, { 'enem-2020/inep-crosswalk.json': strToU8(JSON.stringify({ items })) });
}

describe('the zip of an exam', () => {
  it('becomes questions and a draft, and is taken back', async () => {
    const questions = await count('questao');
    const made = await t.judged(ines, exam(), 'questoes');
    expect(made).toMatchObject({
      situacao: 'pronta',
      formato: 'enem',
      resumo: { criar: 183, ignorada: 2, erro: 0 },
      categorias: [],
      rascunho_id: null,
    });
    expect(await count('questao')).toBe(questions);
    expect(await count('avaliacao_rascunho')).toBe(0);

    const done = await t.applied(ines, made);
    expect(done.resumo).toMatchObject({ criar: 183, erro: 0 });
    expect(done.rascunho_id).toBe(made.importacao_id);
    const draft = bodyOf('RascunhoAvaliacao', await ines.get(urlOf(made.importacao_id)));
    expect(draft.documento).toMatchObject({
      descricao: 'ENEM 2020',
      codigo: 'ENEM-2020',
      solicitar_idioma: true,
      turmas: [],
    });
    expect(draft.documento.dias.map(({ dia_prova, itens }) => [dia_prova, itens.length])).toEqual([
      [1, 93],
      [2, 90],
    ]);
    expect(draft.questoes.every(({ situacao }) => situacao === 'aprovada')).toBe(true);
    expect(draft).toMatchObject({ meu: true, editavel: true, publicavel_por_mim: true });

    const check = bodyOf('Verificacao', await ines.get(urlOf(made.importacao_id, 'verificacao')));
    expect(check.checagens.filter(({ codigo }) => codigo === 'gabarito_diverge')).toMatchObject([
      { gravidade: 'impede', alvo: { numero: 142 } },
    ]);

    expect(await t.undone(ines, done)).toMatchObject({ situacao: 'desfeita', rascunho_id: null });
    expect((await ines.get(urlOf(made.importacao_id))).status).toBe(404);
    expect(await count('questao')).toBe(questions);
  });

  it("comes as drafts of a teacher's, unapproved", async () => {
    t.clock.advance(60_000);
    const made = await t.judged(helena, examZip([question(140)]), 'questoes');
    // The exam before made the subjects.
    const done = await t.applied(helena, made);
    const draft = bodyOf('RascunhoAvaliacao', await helena.get(urlOf(made.importacao_id)));
    expect(draft.questoes).toMatchObject([{ situacao: 'rascunho' }]);
    await t.undone(helena, done);
  });

  it('publishes what INEP annulled and left out of the scale as such, and takes it back to the draft', async () => {
    t.clock.advance(60_000);
    const questions = whole(2021);
    const items = questions.map((one) =>
      record(one, {
        ...(one.index === 150 && { inep_key: 'X', in_item_aban: true, a: null, b: null, c: null }),
        ...(one.index === 151 && { in_item_aban: true, a: null, b: null, c: null }),
      }),
    );
    const file = examZip(questions, { 'enem-2020/inep-crosswalk.json': strToU8(JSON.stringify({ items })) });
    const { importacao_id } = await t.applied(ines, await t.judged(ines, file, 'questoes'));
    const draft = bodyOf('RascunhoAvaliacao', await ines.get(urlOf(importacao_id)));
    const { turmas, ciclo_id } = pedidoOf([]);
    const windows = turmas.map((one) => ({
      ...one,
      dias: one.dias.flatMap((dia) => [
        { ...dia, fim: '2026-11-28T15:00' },
        { ...dia, dia_prova: 2, inicio: '2026-11-29T09:00', fim: '2026-11-29T15:00' },
      ]),
    }));
    const saved = await saveDraft(ines, importacao_id, {
      ...draft.documento,
      ciclo_id,
      turmas: windows,
      versao: draft.versao,
    });
    const { versao } = bodyOf('RascunhoAvaliacao', saved);
    const { checagens } = bodyOf('Verificacao', await ines.get(urlOf(importacao_id, 'verificacao')));
    expect(checagens.filter(({ gravidade }) => gravidade === 'impede')).toEqual([]);
    const avisos_aceitos = [...new Set(checagens.map(({ codigo }) => codigo))];
    const published = await ines.post(urlOf(importacao_id, 'publicacao'), { versao, avisos_aceitos });
    expect(published.status).toBe(200);
    const id = Number(Reflect.get(Object(published.body), 'avaliacao_conhecimento_id'));
    const { rows } = await t.db.query(
      'select numero, anulada, fora_da_tri from avaliacao_item where avaliacao_id = $1 and (anulada or fora_da_tri) order by numero',
      [id],
    );
    expect(rows).toEqual([
      { numero: 150, anulada: true, fora_da_tri: false },
      { numero: 151, anulada: false, fora_da_tri: true },
    ]);
    expect(await count(`caderno_item where avaliacao_id = ${id} and calibrado is false`)).toBe(2);
    const back = await ines.post(`/api/v2/gestao/avaliacoes/${id}/despublicacao`, { versao: 1 });
    expect(back.status).toBe(200);
    expect(await count(`caderno_item where avaliacao_id = ${id}`)).toBe(0);
  });
});
