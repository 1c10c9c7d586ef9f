/** Decision 200, from the folder of an exam to the answer: on how many items a TRI score stands, and why it is an estimate. */
import { afterAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { alternatives, examFolder, record, wholeExam } from '../../../../../test/import-enem/fixture.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { analyzeQuestoes } from '../../../../../test/databases.ts';
import { openExam } from '../../../provas/abertura/exam-open.ts';
import { importEnem } from '../../../importacao/enem/import-enem.ts';
import { importParametros } from '../../../importacao/parametros/import-parametros.ts';
import { computeResultados } from '../../../../jobs/compute-resultados.ts';
import { closeTentativas } from '../../../../jobs/close-tentativas.ts';

const BEFORE = '2026-11-21T12:00:00Z';
const START = '2026-11-21T15:00:00Z';
const END = '2026-11-21T21:00:00Z';
const AFTER = '2026-11-21T21:02:01Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (details: unknown) => expect.fail(JSON.stringify(details)),
};

type Parts = Parameters<typeof examFolder>[0];
let year = 2060;

/** Imports an exam of its own year. `change` makes the folder's defects. */
async function imported(change: (whole: Parts) => Parts, of?: number) {
  if (of === undefined) year += 1;
  else year = of;
  const questions = wholeExam(year);
  const folder = examFolder(change({ questions, crosswalk: questions.map((entry) => record(entry)) }));
  const { avaliacao_id } = await importEnem(t.db, { folder, escola_id: world.escola, agora: new Date(BEFORE) });
  await analyzeQuestoes(t.db);
  return { avaliacao: `ENEM-${year}`, avaliacao_id };
}

async function computed(agora = new Date(AFTER)) {
  t.clock.set(AFTER);
  await closeTentativas.run({ db: t.db, agora, log });
  await computeResultados.run({ db: t.db, agora, log });
}

/** Bia takes both days without an answer; the result is computed. */
async function taken(avaliacao: string) {
  t.clock.set(START);
  const agora = new Date(START);
  const open = { escola_id: world.escola, avaliacao, turma: '3B', inicio: agora, fim: new Date(END), agora };
  const { turma_avaliacao_id } = await openExam(t.db, open);
  const bia = await t.signIn('bia');
  for (const dia of [1, 2])
    expect((await bia.post(`/api/v2/central_avaliacoes/${turma_avaliacao_id}/${dia}/inicio`)).status).toBe(200);
  await computed();
  const read = async () => {
    const resultado = bodyOf('Resultado', await bia.get(`/api/v2/resultados/${turma_avaliacao_id}`));
    const { avaliacoes } = bodyOf('ResultadoLista', await bia.get('/api/v2/resultados'));
    const listed = avaliacoes.find(({ id }) => id === turma_avaliacao_id);
    expect(listed).toMatchObject({ nota_tri: resultado.nota_tri, base_tri: resultado.base_tri });
    return { ...resultado, bases: Object.fromEntries(resultado.areas.map((area) => [area.codigo, area.base_tri])) };
  };
  return { read };
}

const complete = (itens: number) => ({ itens, calibrados: itens, estimativa: false, motivo: null });
const below = (itens: number, calibrados: number) => ({
  itens,
  calibrados,
  estimativa: true,
  motivo: `${itens} de ${calibrados} questões`,
});

describe('D 200: a score of an imported exam', () => {
  it('[TRI-11] is an estimate where the published parameters do not give the scores of INEP', async () => {
    const before = year;
    const { avaliacao } = await imported((whole) => whole, 2017);
    const resultado = await (await taken(avaliacao)).read();
    year = before;
    const motivo = 'os parâmetros publicados não dão as notas do INEP';
    const estimate = { itens: 45, calibrados: 45, estimativa: true, motivo };
    expect(resultado.bases).toEqual({ LC: complete(45), CH: estimate, CN: estimate, MT: estimate });
    expect(resultado.base_tri).toEqual({ ...estimate, itens: 180, calibrados: 180 });
  });

  it('stands on all calibrated items, also where INEP dropped or annulled one', async () => {
    const { avaliacao } = await imported(({ questions }) => ({
      questions,
      crosswalk: questions.map((entry) => {
        const none = { in_item_aban: true, a: null, b: null, c: null };
        if (entry.slug === '50') return record(entry, none);
        return entry.slug === '140' ? record(entry, { ...none, inep_key: 'X' }) : record(entry);
      }),
    }));
    const resultado = await (await taken(avaliacao)).read();
    expect(resultado.bases).toEqual({ LC: complete(45), CH: complete(44), CN: complete(45), MT: complete(44) });
    expect(resultado).toMatchObject({ base_tri: complete(178), origem_tri: 'INEP', nota_tri: expect.any(Number) });
  });

  it('is an estimate with its reason where the import lost an item or kept one out of the scale', async () => {
    const { avaliacao } = await imported(({ questions, crosswalk = [] }) => ({
      questions: questions
        .filter(({ slug }) => !['2-ingles', '3-espanhol', '100'].includes(slug))
        .map((entry) =>
          entry.slug === '140' ? { ...entry, alternatives: alternatives('B', ['a', 'b', '', 'd', 'e']) } : entry,
        ),
      crosswalk,
    }));
    const { read } = await taken(avaliacao);
    const resultado = await read();
    // Bia took English: the lost question in Spanish is none of hers.
    expect(resultado.bases).toEqual({ LC: below(44, 45), CH: complete(45), CN: below(44, 45), MT: below(44, 45) });
    expect(resultado.base_tri).toEqual(below(177, 180));
  });

  it('becomes one when the school annuls an item afterwards', async () => {
    const { avaliacao, avaliacao_id } = await imported((whole) => whole);
    const { read } = await taken(avaliacao);
    expect((await read()).base_tri).toEqual(complete(180));
    const { rows } = await t.db.query('select id from avaliacao_item where avaliacao_id = $1 and numero = 60', [
      avaliacao_id,
    ]);
    const coordenador = await t.signIn('coord.ines');
    const decision = { anulada: true, gabarito_bonificado: false, motivo: 'Enunciado ambíguo' };
    const url = `/api/v2/gestao/avaliacoes/${avaliacao_id}/itens/${rows[0].id}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await coordenador.send({ method: 'PUT', url, headers, payload: JSON.stringify(decision) });
    expect(answer).toMatchObject({ status: 200, body: { recalculo: 'pendente' } });
    await computed();
    const resultado = await read();
    expect([resultado.bases['CH'], resultado.base_tri]).toEqual([below(44, 45), below(179, 180)]);
  });

  it('is one with parameters of the school, and says whose they are', async () => {
    const { avaliacao } = await imported(({ questions }) => ({ questions }));
    const lines = wholeExam(year).map(({ index, language }) => `${index};1,5;0,25;0,2;;${language ?? ''}`);
    const text = ['item;a;b;c;anulada;lingua', ...lines].join('\n');
    await importParametros(t.db, { text, escola_id: world.escola, avaliacao, agora: new Date(BEFORE) });
    const resultado = await (await taken(avaliacao)).read();
    expect(resultado.origem_tri).toBe('arquivo da escola');
    const motivo = 'parâmetros do arquivo da escola';
    expect(resultado.base_tri).toEqual({ itens: 180, calibrados: 180, estimativa: true, motivo });
  });

  it('is complete again once the lost question is imported, and results are computed again', async () => {
    const { avaliacao } = await imported(({ questions, crosswalk = [] }) => ({
      questions: questions.filter(({ slug }) => slug !== '100'),
      crosswalk,
    }));
    const { read } = await taken(avaliacao);
    expect((await read()).base_tri).toEqual(below(179, 180));
    const questions = wholeExam(year);
    const folder = examFolder({ questions, crosswalk: questions.map((entry) => record(entry)) });
    const again = await importEnem(t.db, { folder, escola_id: world.escola, agora: new Date(AFTER) });
    expect(again.recalculo).toBe(true);
    await computed();
    expect((await read()).base_tri).toEqual(complete(180));
  });
});
