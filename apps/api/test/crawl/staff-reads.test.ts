/**
 * Security C14 for staff (rule BAN-5): no read of the contract shows a teacher the key, comment, options or reasons of a question
 * that an exam of somebody else asks, before its release, and no export either. The reads are found in the contract; they know the
 * exam, drafts with the question (the own one, and one to read), and the file that it came with. The same holds while the exam is
 * repaired or cancelled.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tenant } from '../../src/database/tenant.ts';
import { addTopic } from '../base_conhecimentos/curso-fixture.ts';
import { createExam, type Exam } from '../central_avaliacoes/exam-fixture.ts';
import { makeQuestao, putJson } from '../gestao/questao-fixture.ts';
import { newId, pedidoOf, saveDraft } from '../gestao/rascunho-fixture.ts';
import { createImportador } from '../importacao/importador.ts';
import { world, type Client } from '../index.ts';
import { report } from '../security/support/figures.ts';
import { readTargets, type Target } from '../security/support/from-contract.ts';
import { type Known, readsOf } from './reads.ts';

const t = await createImportador({ agora: '2026-11-21T11:00:00Z' });
afterAll(t.close);
const school = tenant(t.db, world.escola);
const START = '2026-11-21T12:00:00Z';
const END = '2026-11-21T15:00:00Z';
const RELEASED = '2026-11-21T15:02:01Z';
/** Stands in everything that is sealed. */
const CANARY = /CANARIO-\w+/g;
/** Fields that hold a key; the sealed question is the only one of the school that has one. */
const KEY = /"(?:gabarito|gabarito_\w+|chave|item_gabarito)":(?:"[A-E]"|[1-5])/g;

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
  // An own draft of each profile that makes exams, one of coordination that a teacher of the class reads, and the file of a
  // question with the same secrets.
  const drafts: string[] = [];
  for (const login of ['coord.ines', 'prof.helena', 'dir.otto']) {
    const rascunho_id = newId();
    await saveDraft(await t.signIn(login), rascunho_id, pedidoOf([banco_questao_id]));
    drafts.push(rascunho_id);
  }
  const table = 'codigo;enunciado;a;b;gabarito;comentario\nT-1;Três?;CANARIO-opcao;dois;B;CANARIO-comentario\n';
  const { importacao_id } = await t.judged(ines, table, 'questoes');
  known = [
    ...[banco_questao_id, newest].map((id) => ({ ...ofExam, banco_questao_id: id, id })),
    ...drafts.map((rascunho_id) => ({ rascunho_id })),
    { importacao_id, ordem: 1 },
  ];
});

/** What an exam asked of a question by its item: a new revision takes its place. */
async function repaired(body: object): Promise<void> {
  const ines = await t.signIn('coord.ines');
  const url = `/api/v2/gestao/avaliacoes/${exam.avaliacao_id}/itens/${exam.itens[0]?.item_id}/reparo`;
  const answer = await ines.post(url, { motivo: 'Erro na questão', aviso_aos_alunos: true, ...body });
  const id = Number(Reflect.get(Object(Reflect.get(Object(answer.body), 'item')), 'banco_questao_id'));
  known.push({ ...known[0], banco_questao_id: id, id });
}

/** Who prints a booklet reads its options (rule MON-8): a director makes exams, and does not write questions. */
const PRINTED = /\/impressao\?tipo=caderno: CANARIO-opcao$/u;
/** Once it has begun whoever follows the exam reads the options that its students read; after its end, the key (decision 96). */
const FOLLOWED = /\/gestao\/avaliacoes\/\d+\/itens\/\d+: CANARIO-opcao$/u;
const ENDED = /\/gestao\/avaliacoes\/\d+\/itens\/\d+: /u;

async function heard(login: string, perfil: string) {
  const client: Client = await t.signIn(login);
  const leaks: string[] = [];
  let reads = 0;
  for (const { url } of readsOf(known, staffReads(perfil))) {
    const { status, body } = await client.get(url);
    if (status === 200) reads += 1;
    const text = JSON.stringify(body);
    for (const [found] of [...text.matchAll(CANARY), ...text.matchAll(KEY)]) leaks.push(`${url}: ${found}`);
  }
  const ids = known.flatMap(({ banco_questao_id }) => banco_questao_id ?? []);
  for (const formato of ['csv', 'gift'])
    for (const com_gabarito of [true, false]) {
      const { body } = await client.post('/api/v2/gestao/questoes/exportacao', { ids, formato, com_gabarito });
      for (const [found] of String(body).matchAll(CANARY))
        leaks.push(`exportacao ${formato} ${com_gabarito}: ${found}`);
    }
  return { reads, leaks };
}

const READERS = [
  ['prof.helena', 'professor'],
  ['dir.otto', 'diretor'],
  ['gestao.lia', 'gestao_escola'],
  ['sup.nair', 'supervisor'],
] as const;

async function expectSilence(login: string, perfil: string): Promise<void> {
  const { reads, leaks } = await heard(login, perfil);
  report('C14 staff', { perfil, reads, leaks: leaks.length });
  expect(leaks.some((leak) => PRINTED.test(leak))).toBe(perfil === 'diretor');
  const isAfter = (instant: string) => t.clock().getTime() >= Date.parse(instant);
  const allowed = [PRINTED, ...(isAfter(START) ? [FOLLOWED] : []), ...(isAfter(RELEASED) ? [ENDED] : [])];
  expect(leaks.filter((leak) => !allowed.some((form) => form.test(leak)))).toEqual([]);
  expect(reads).toBeGreaterThan(25);
}

describe('before the exam', () => {
  it.each(READERS)('%s reads no secret of its questions anywhere', expectSilence);

  it('coordination reads them where questions are written, so the crawl finds what there is', async () => {
    const { leaks } = await heard('coord.ines', 'coordenador');
    expect(new Set(leaks.map((leak) => leak.split(': ')[1]))).toEqual(
      new Set(['CANARIO-opcao', 'CANARIO-motivo', 'CANARIO-comentario', '"gabarito":"B"']),
    );
    const places = ['importacoes', 'avaliacao_rascunhos', 'exportacao csv true', 'exportacao gift true'];
    expect(places.filter((place) => !leaks.some((leak) => leak.includes(place)))).toEqual([]);
    expect(leaks.filter((leak) => /exportacao \w+ false: CANARIO-(?:comentario|motivo)/u.test(leak))).toEqual([]);
  });

  it('who made the exam reads them too', async () => {
    const { rows } = await t.db.query("select id::int from pessoa where nome = 'Helena Costa'");
    await t.db.query('update avaliacao set autor_id = $1 where id = $2', [rows[0].id, exam.avaliacao_id]);
    expect((await heard('prof.helena', 'professor')).leaks.length).toBeGreaterThan(0);
    await t.db.query('update avaliacao set autor_id = null where id = $1', [exam.avaliacao_id]);
  });
});

describe('while it is repaired and cancelled', () => {
  beforeAll(async () => {
    t.clock.set(START);
    const before = known.length;
    await repaired({ acao: 'trocar', questao_id: newest });
    await repaired({ acao: 'chave', chave: 'A' });
    if (known.slice(before).some(({ id }) => !(Number(id) >= newest))) throw new Error('a repair made no revision');
  });

  it.each(READERS)('%s reads no secret of the questions before and after repairs', expectSilence);

  it.each(READERS)('%s reads none of a cancelled exam, before its end and after', async (login, perfil) => {
    const ines = await t.signIn('coord.ines');
    const url = (part: string) => `/api/v2/gestao/avaliacoes/${exam.avaliacao_id}/${part}`;
    expect((await ines.post(url('cancelamento'), { motivo: 'Faltou luz' })).status).toBe(200);
    await expectSilence(login, perfil);
    t.clock.set(RELEASED);
    await expectSilence(login, perfil);
    t.clock.set(START);
    expect((await (await t.signIn('coord.ines')).post(url('descancelamento'), { motivo: 'Voltou' })).status).toBe(200);
  });
});

it('after the release a teacher reads them', async () => {
  t.clock.set(RELEASED);
  const { leaks } = await heard('prof.helena', 'professor');
  expect(leaks.some((leak) => leak.includes(`/gestao/questoes/${newest}: CANARIO-comentario`))).toBe(true);
});
