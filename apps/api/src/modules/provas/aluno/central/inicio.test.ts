/**
 * The start of an exam day: one statement in the usual case, the same verdict and the same end as the domain's rules, and
 * nothing missed that staff change at the same moment.
 */
import { attemptEndMs } from '@luneta/domain/prova-prazo';
import { constantFrom, integer, record, sample } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { transaction } from '../../../../database/db.ts';
import { tenant, type Tenant } from '../../../../database/tenant.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { setAcomodacao } from '../../../pessoas/acomodacao-store.ts';
import { moveReleases } from '../../release-store.ts';
import { lockDias, moveWindows, ofDias } from '../../staff/prorrogacao/store.ts';

const BIA = { turma_aluno_id: world.alunos.bia, pessoa_id: world.pessoas.bia };

const INICIO = '2026-11-21T12:00:00Z';
const FIM = '2026-11-21T18:00:00Z';
const FIM_MS = Date.parse(FIM);

let t: TestApp;
let client: Record<'bia' | 'bruno' | 'ana' | 'zeca', Client>;
beforeAll(async () => {
  t = await createTestApp({ agora: INICIO });
  const logins = ['bia', 'bruno', 'ana', 'zeca'] as const;
  const [bia, bruno, ana, zeca] = await Promise.all(logins.map((login) => t.signIn(login)));
  if (!bia || !bruno || !ana || !zeca) throw new Error('four people sign in');
  client = { bia, bruno, ana, zeca };
});
beforeEach(async () => {
  t.clock.set('2026-11-21T12:30:00Z');
  await setAcomodacao(tenant(t.db, world.escola), BIA, { fator_tempo: 1, passa_da_janela: false });
});
afterAll(() => t.close());

type Made = Exam & { ta: number; url: string };
async function exam(spec: Partial<ExamSpec> = {}): Promise<Made> {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [[INICIO, FIM]] }],
    dias: [{ itens: [{}], duracao_minutos: 120 }],
    ...spec,
  });
  const ta = made.turma_avaliacao_ids[0] ?? 0;
  return { ...made, ta, url: `/api/v2/central_avaliacoes/${ta}/1/inicio` };
}
const attemptsOf = async ({ ta }: Made): Promise<number> =>
  (await t.db.query('select 1 from tentativa where turma_avaliacao_id = $1', [ta])).rows.length;
/** The statements about exams that `work` sends: those of the session are not counted. */
async function ofTheExam(work: () => Promise<unknown>): Promise<string[]> {
  const from = t.statements.sent.length;
  await work();
  return t.statements.sent.slice(from).filter((text) => /\b(tentativa|avaliacao|begin|commit)\b/.test(text));
}

describe('a start', () => {
  it('is one statement beside that of the session, and so is its repetition', async () => {
    const { url } = await exam();
    expect(await ofTheExam(() => client.bia.post(url))).toHaveLength(1);
    expect(await ofTheExam(() => client.bia.post(url))).toHaveLength(1);
  });

  it('by the first answer needs no transaction either', async () => {
    const { ta, itens } = await exam();
    const answer = { turma_avaliacao_questao_resposta_id: itens[0]?.item_id, item_resposta: 2, dia: 1, seq: 1 };
    const sent = await ofTheExam(() => client.bia.post(`/api/v2/central_avaliacoes/${ta}/resposta`, answer));
    expect(sent.filter((text) => /begin|commit/.test(text))).toEqual([]);
  });

  it('twice at once by two tabs is one attempt with one clock', async () => {
    const made = await exam();
    const answers = await Promise.all([client.bia.post(made.url), client.bia.post(made.url)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await attemptsOf(made)).toBe(1);
  });

  it.each([
    ['in its first second', INICIO, 200, undefined],
    ['a millisecond before it opens', '2026-11-21T11:59:59.999Z', 409, 'prova_nao_aberta'],
    ['in the last millisecond before it closes', '2026-11-21T17:59:59.999Z', 200, undefined],
    ['in the second in which it closes', FIM, 409, 'prazo_encerrado'],
  ])('%s is decided by the instant of the call', async (_name, agora, status, codigo) => {
    const made = await exam();
    t.clock.set(agora);
    const answer = await client.bia.post(made.url);
    expect([answer.status, Reflect.get(Object(answer.body), 'codigo')]).toEqual([status, codigo]);
    expect(await attemptsOf(made)).toBe(codigo ? 0 : 1);
  });

  it.each(['zeca', 'ana'] as const)('by %s, of another school or class, finds no such exam', async (login) => {
    const made = await exam();
    expect(await client[login].post(made.url)).toMatchObject({ status: 404, body: { codigo: 'prova_nao_encontrada' } });
    expect(await attemptsOf(made)).toBe(0);
  });

  it('of an in-class exam is refused, and an attempt entered for it is returned', async () => {
    const made = await exam({ tipo_aplicacao: 'Presencial' });
    expect(await client.bia.post(made.url)).toMatchObject({ status: 409, body: { codigo: 'prova_presencial' } });
    await t.db.query(
      `insert into tentativa (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em, origem)
       values ($1, $2, 1, $3, $4, $5, 'papel')`,
      [world.escola, made.ta, world.alunos.bia, INICIO, FIM],
    );
    expect(await client.bia.post(made.url)).toMatchObject({ status: 200, body: { tempo_restante: 19_800 } });
  });

  it('of a bateria starts its day (decision 68)', async () => {
    const { ta } = await exam({ dias: [{ itens: [{}], bateria: 7 }] });
    expect((await client.bia.post(`/api/v2/central_avaliacoes/${ta}/7/inicio`)).status).toBe(200);
    const { rows } = await t.db.query('select dia_prova from tentativa where turma_avaliacao_id = $1', [ta]);
    expect(rows).toEqual([{ dia_prova: 1 }]);
  });
});

/** Windows that end before, at and after the own time of the student, with each kind of extra time. */
const student = record({
  minutos: integer({ min: 1, max: 300 }),
  fator_tempo: constantFrom(1, 1.1, 1.25, 1.33, 1.5, 2),
  passa_da_janela: constantFrom(false, false, true),
  acrescimo: constantFrom(0, 0, 60, 1800),
  antesDoFimMs: constantFrom(1, 1000, 30 * 60_000, 5 * 3_600_000),
});

it('[PRA-1] [PRA-2] the end is the one that the domain computes, in 60 cases', async () => {
  const escola = tenant(t.db, world.escola);
  for (const { minutos, fator_tempo, passa_da_janela, acrescimo, antesDoFimMs } of sample(student, {
    seed: 20261121,
    numRuns: 60,
  })) {
    const made = await exam({ dias: [{ itens: [{}], duracao_minutos: minutos }] });
    await setAcomodacao(escola, BIA, { fator_tempo, passa_da_janela });
    if (acrescimo > 0) await grant(escola, made, acrescimo);
    const inicioMs = FIM_MS - antesDoFimMs;
    t.clock.set(new Date(inicioMs).toISOString());
    const times = { inicioMs, windowEndMs: FIM_MS + acrescimo * 1000, durationSeconds: minutos * 60 };
    const end = attemptEndMs({ ...times, fator: fator_tempo, fatorPastWindow: passa_da_janela, acrescimosSeconds: 0 });
    const { prazo_em } = bodyOf('Inicio', await client.bia.post(made.url));
    expect({ ...times, fator_tempo, passa_da_janela, prazo_em }).toMatchObject({
      prazo_em: new Date(end).toISOString(),
    });
  }
});

/** Extends the window of one student, as staff do. */
async function grant(escola: Tenant, { ta }: Made, segundos: number, turma_aluno_id: number | null = world.alunos.bia) {
  const alvo = { turma_aluno_id, turma_id: world.turmaV2, turma_avaliacao_id: ta, dia_prova: 1 };
  const dias = await lockDias(escola, alvo, { inicioMs: Date.parse(INICIO), fimMs: FIM_MS });
  await moveReleases(escola, new Date(INICIO), (tx) => moveWindows(tx, ofDias(dias, alvo), segundos));
}

/** Resolves once a statement of this database waits for a lock. */
async function someoneWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if ((await t.db.query(waiting)).rows.length === 0) await someoneWaits();
}

describe('a start while staff change its time waits for them and has the change', () => {
  const last = '2026-11-21T17:00:00Z';

  it.each([
    ['an extension of the student', (escola: Tenant, made: Made) => grant(escola, made, 1800), 5400],
    ['an extension of the class', (escola: Tenant, made: Made) => grant(escola, made, 1800, null), 5400],
    [
      'an accommodation that passes the window',
      (escola: Tenant) => setAcomodacao(escola, BIA, { fator_tempo: 1.5, passa_da_janela: true }),
      7200,
    ],
  ])('%s', async (_name, change, tempo_restante) => {
    const made = await exam();
    t.clock.set(last);
    const starting = await transaction(t.db, async (tx) => {
      await change(tenant(tx, world.escola), made);
      const sent = client.bia.post(made.url);
      await Promise.race([sent, someoneWaits()]);
      return { sent };
    });
    expect(await starting.sent).toMatchObject({ status: 200, body: { tempo_restante } });
  });
});

it('a start past the end of the exam moves its release', async () => {
  const made = await exam();
  await setAcomodacao(tenant(t.db, world.escola), BIA, { fator_tempo: 1.5, passa_da_janela: true });
  t.clock.set('2026-11-21T17:00:00Z');
  await client.bia.post(made.url);
  const { rows } = await t.db.query('select fim_em from avaliacao where id = $1', [made.avaliacao_id]);
  expect(rows).toEqual([{ fim_em: new Date('2026-11-21T19:00:00Z') }]);
});
