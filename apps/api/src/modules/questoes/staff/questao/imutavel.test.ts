/**
 * What students of an exam read of its questions is the same before and after any number of changes of those questions
 * (rule BAN-3). 60 changes; LUNETA_PROVE=1 makes 1,000.
 */
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world, type Answer, type Client } from '../../../../../test/index.ts';
import { addTopic } from '../../../../../test/base_conhecimentos/curso-fixture.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { askedIn, makeQuestao, putJson, readQuestao } from '../../../../../test/gestao/questao-fixture.ts';
import { PROVE, report } from '../../../../../test/security/support/figures.ts';
import { tenant } from '../../../../database/tenant.ts';

const t = await createTestApp();
afterAll(t.close);
const school = tenant(t.db, world.escola);
const EDITS = PROVE ? 1000 : 60;
const MATERIA_IN_PLACE = 'update questao set materia_id = $2 where id = $1';

/** @throws for a change that is refused: it would prove nothing */
function done({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

/** One change of the newest revision of a family. @returns its id after it */
async function edit(by: Client, id: number, n: number, topics: readonly object[]): Promise<number> {
  const url = `/api/v2/gestao/questoes/${id}`;
  const { versao, enunciado, texto_base } = await readQuestao(by, id);
  const same = { enunciado, texto_base_id: texto_base?.texto_base_id ?? null, gabarito: 'B', versao };
  switch (n % 6) {
    case 0:
      return bodyOf('QuestaoGestao', await putJson(by, url, askedIn(topics[0] ?? {}, { versao }))).banco_questao_id;
    case 1:
      return bodyOf(
        'QuestaoGestao',
        await putJson(by, url, askedIn(topics[1] ?? {}, { ...same, dificuldade: 'facil' })),
      ).banco_questao_id;
    case 2: {
      const tri = { a: 1, b: (n % 7) - 3, c: 0.2, origem: 'INEP' };
      return bodyOf('QuestaoGestao', await putJson(by, `${url}/tri`, { tri, versao })).banco_questao_id;
    }
    case 3: {
      const situacao = n % 12 === 3 ? 'arquivada' : 'aprovada';
      return bodyOf('QuestaoGestao', await by.post(`${url}/situacao`, { situacao, versao })).banco_questao_id;
    }
    case 4:
      done(await by.post('/api/v2/gestao/questoes/lote', { ids: [id], acao: 'etiquetar', etiqueta: `E${n}` }));
      return id;
    default: {
      if (texto_base === null) return id;
      const { texto_base_id } = texto_base;
      const textos = bodyOf('TextoBaseLista', await by.get('/api/v2/gestao/textos_base'));
      const known = textos.find((one) => one.texto_base_id === texto_base_id);
      if (!known) return id;
      const body = { texto_base_id, titulo: 'Rio', conteudo: `<p>O rio, ${n}.</p>`, versao: known.versao };
      done(await putJson(by, '/api/v2/gestao/textos_base', body));
      return id;
    }
  }
}

it('BAN-3: students read the same bytes before and after the changes', async () => {
  let ines = await t.signIn('coord.ines');
  const topics = [await addTopic(school), await addTopic(school)];
  const texto = await putJson(ines, '/api/v2/gestao/textos_base', { titulo: 'Rio', conteudo: '<p>O rio.</p>' });
  const { texto_base_id } = bodyOf('TextoBaseSalvo', texto).texto_base;
  const first = [];
  for (let n = 0; n < 4; n += 1)
    first.push(await makeQuestao(ines, topics[0] ?? {}, n % 2 === 0 ? { texto_base_id } : {}));
  const ids = first.map(({ banco_questao_id }) => banco_questao_id);
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']] }],
    dias: [{ itens: ids.map((questao_id) => ({ questao_id })) }],
  });
  const bia = await t.signIn('bia');
  const day = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/1`;
  await bia.post(`${day}/inicio`);
  const served = async () => {
    const reads = [day, `${day}/resumo`, `${day}/questoes`, ...ids.map((id) => `/api/v2/banco_questoes/${id}`)];
    const bodies = [];
    for (const url of reads) bodies.push(JSON.stringify((await bia.get(url)).body));
    return bodies;
  };
  const before = await served();
  const newest = [...ids];
  for (let n = 0; n < EDITS; n += 1) {
    const at = n % newest.length;
    // A session may make 600 calls a minute of real time, and a change makes up to three.
    if (n % 100 === 99) ines = await t.signIn('coord.ines');
    newest[at] = await edit(ines, newest[at] ?? 0, Math.floor(n / newest.length) + at, topics);
  }
  /** The same instant again, past what a running server remembers of the questions. */
  const afterwards = async () => {
    const now = t.clock();
    t.clock.advance(10_000);
    await served();
    t.clock.set(now.toISOString());
    return served();
  };
  expect(await afterwards()).toEqual(before);
  const { rows } = await t.db.query('select count(*)::int as n from questao where raiz_id = any($1::bigint[])', [ids]);
  report('BAN-3 bytes of students', { changes: EDITS, 'new revisions': rows[0].n, 'equal answers': before.length });
  expect(rows[0].n).toBeGreaterThan(3);

  // Planted: a change of the row that the exam asks is seen.
  await t.db.query(MATERIA_IN_PLACE, [ids[0], Object.values(topics[1] ?? {})[0]]);
  expect(await afterwards()).not.toEqual(before);
});
