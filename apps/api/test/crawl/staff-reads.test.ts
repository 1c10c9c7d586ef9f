/**
 * Security C14 for staff (rule BAN-5): no read of the contract shows a teacher the key, comment, options or reasons of a question
 * that an exam of somebody else asks, before its release. The reads are found in the contract.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tenant } from '../../src/database/tenant.ts';
import { addTopic } from '../base_conhecimentos/curso-fixture.ts';
import { createExam, type Exam } from '../central_avaliacoes/exam-fixture.ts';
import { makeQuestao, putJson } from '../gestao/questao-fixture.ts';
import { createTestApp, world, type Client } from '../index.ts';
import { report } from '../security/support/figures.ts';
import { readTargets, type Target } from '../security/support/from-contract.ts';
import { type Known, readsOf } from './reads.ts';

const t = await createTestApp({ agora: '2026-11-21T11:00:00Z' });
afterAll(t.close);
const school = tenant(t.db, world.escola);
const START = '2026-11-21T12:00:00Z';
const END = '2026-11-21T15:00:00Z';
const RELEASED = '2026-11-21T15:02:01Z';
/** Stands in everything that is sealed. */
const CANARY = /CANARIO-\w+/g;

/** The reads that a staff profile may make with a session. */
const staffReads = (perfil: string): Target[] =>
  readTargets().filter(
    ({ operation: { id, method, perfis, base, tests } }) =>
      method === 'get' && perfis.has(perfil) && base === 'v2' && !tests && !['getConta', 'getSessao'].includes(id),
  );

let exam: Exam;
let known: Known[];
let newest: number;
beforeAll(async () => {
  const ines = await t.signIn('coord.ines');
  const topic = await addTopic(school);
  const { banco_questao_id, versao } = await makeQuestao(ines, topic, {
    alternativas: [
      { letra: 'A', texto: '<p>CANARIO-opcao</p>', motivo: '<p>CANARIO-motivo</p>' },
      { letra: 'B', texto: '<p>dois</p>' },
    ],
    comentario: '<p>CANARIO-comentario</p>',
  });
  exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [[START, END]] }],
    dias: [{ itens: [{ questao_id: banco_questao_id }] }],
  });
  // The next revision has the same secrets.
  const body = {
    tipo: 'objetiva',
    ...topic,
    enunciado: '<p>Outra?</p>',
    alternativas: [
      { letra: 'A', texto: '<p>CANARIO-opcao</p>', motivo: '<p>CANARIO-motivo</p>' },
      { letra: 'B', texto: '<p>três</p>' },
    ],
    gabarito: 'B',
    comentario: '<p>CANARIO-comentario</p>',
    versao,
  };
  const saved = await putJson(ines, `/api/v2/gestao/questoes/${banco_questao_id}`, body);
  newest = Number(Reflect.get(Object(saved.body), 'banco_questao_id'));
  const [item] = exam.itens;
  const ofExam = {
    turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0,
    avaliacao_conhecimento_id: exam.avaliacao_id,
    dia_prova: 1,
    avaliacao_conhecimento_questao_id: item?.item_id ?? 0,
    turma_id: world.turmaV2,
    escola_id: world.escola,
    objeto_conhecimento_id: topic.objeto_conhecimento_id,
    materia_id: topic.materia_id,
    turma_aluno_id: world.alunos.bia,
  };
  known = [banco_questao_id, newest].map((id) => ({ ...ofExam, banco_questao_id: id, id }));
});

/** Who prints a booklet reads its options (rule MON-8): a director makes exams, and does not write questions. */
const PRINTED = /\/impressao\?tipo=caderno: CANARIO-opcao$/u;

async function heard(login: string, perfil: string) {
  const client: Client = await t.signIn(login);
  const leaks: string[] = [];
  let reads = 0;
  for (const { url } of readsOf(known, staffReads(perfil))) {
    const { status, body } = await client.get(url);
    if (status === 200) reads += 1;
    for (const [marker] of JSON.stringify(body).matchAll(CANARY)) leaks.push(`${url}: ${marker}`);
  }
  return { reads, leaks };
}

describe('before the exam', () => {
  it.each([
    ['prof.helena', 'professor'],
    ['dir.otto', 'diretor'],
    ['gestao.lia', 'gestao_escola'],
    ['sup.nair', 'supervisor'],
  ])('%s reads no secret of its questions anywhere', async (login, perfil) => {
    const { reads, leaks } = await heard(login, perfil);
    report('C14 staff', { perfil, reads, leaks: leaks.length });
    const printed = leaks.filter((leak) => PRINTED.test(leak));
    expect(printed.length > 0).toBe(perfil === 'diretor');
    expect(leaks.filter((leak) => !printed.includes(leak))).toEqual([]);
    expect(reads).toBeGreaterThan(25);
  });

  it('coordination reads them where questions are written, so the crawl finds what there is', async () => {
    const { leaks } = await heard('coord.ines', 'coordenador');
    expect(new Set(leaks.map((leak) => leak.split(': ')[1]))).toEqual(
      new Set(['CANARIO-opcao', 'CANARIO-motivo', 'CANARIO-comentario']),
    );
  });

  it('who made the exam reads them too', async () => {
    const { rows } = await t.db.query("select id::int from pessoa where nome = 'Helena Costa'");
    await t.db.query('update avaliacao set autor_id = $1 where id = $2', [rows[0].id, exam.avaliacao_id]);
    expect((await heard('prof.helena', 'professor')).leaks.length).toBeGreaterThan(0);
    await t.db.query('update avaliacao set autor_id = null where id = $1', [exam.avaliacao_id]);
  });
});

it('after the release a teacher reads them', async () => {
  t.clock.set(RELEASED);
  const { leaks } = await heard('prof.helena', 'professor');
  expect(leaks.some((leak) => leak.includes(`/gestao/questoes/${newest}: CANARIO-comentario`))).toBe(true);
});
