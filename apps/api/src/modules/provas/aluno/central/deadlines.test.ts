/**
 * Security C15: generated timelines of an exam day. What the server says about a start and an answer is compared with a
 * verdict computed here. A timeline has a window, a duration, an accommodation, extensions of the student and of the
 * class, an edit that shortens the exam, a device whose clock is a day off, and a student who never closes.
 */
import { constantFrom, double, integer, oneof, boolean, record, sample, type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { closeTentativas } from '../../../../jobs/close-tentativas.ts';
import { PROVE, report } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const SEED = 20261121;
/** LUNETA_PROVE=1 plays 1,000. */
const TIMELINES = PROVE ? 1000 : 40;
const PLANTED = PROVE ? 40 : 15;
const BASE = Date.parse('2026-11-21T12:00:00Z');
const DAYS_PER_EXAM = 80;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Numbers are minutes from the base; names with an instant are offsets in seconds from that instant. */
const timeline = record({
  opens: integer({ min: 0, max: 90 }),
  length: integer({ min: 5, max: 200 }),
  duration: integer({ min: 3, max: 150 }),
  fator: constantFrom(1, 1.25, 1.5, 2),
  /** Start within the window as a fraction; below 0 and from 1 on it is outside. */
  startsAt: oneof(
    { weight: 8, arbitrary: double({ min: 0, max: 0.98, noNaN: true }) },
    { weight: 1, arbitrary: constantFrom(-0.1, 1, 1.2) },
  ),
  /** Seconds of the student's own extension, granted while the attempt runs. */
  individual: constantFrom(0, 0, 60, 1800),
  /** Seconds for the whole class, granted before the start or while the attempt runs. */
  maintenance: constantFrom(0, 0, 300, 3600),
  maintenanceBeforeStart: boolean(),
  /** Window and duration are made shorter while the attempt runs. */
  shortened: boolean(),
  arrives: oneof(constantFrom(-1, 0, 1, 119, 120, 121, 122), integer({ min: -3600, max: 600 })),
  claims: constantFrom(null, 'start-1', 'start', 'end', 'end+1', 'mid'),
  /** Error of the device's clock in days. */
  skew: constantFrom(0, 0, 0, -1, 1),
  swept: boolean(),
});
type Timeline = typeof timeline extends Arbitrary<infer T> ? T : never;

let t: TestApp;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: new Date(BASE).toISOString() });
  bia = await t.signIn('bia');
});
afterAll(() => t.close());

const at = (ms: number) => new Date(ms).toISOString();
const windowOf = ({ opens, length }: Timeline): [number, number] => [
  BASE + opens * MINUTE,
  BASE + (opens + length) * MINUTE,
];

const janelaOf = (line: Timeline): [string, string] => {
  const [start, end] = windowOf(line);
  return [at(start), at(end)];
};

/** Repeats the rules of decisions 91, 93 and 119 without the domain's functions, as an independent check. */
function expected(line: Timeline) {
  const [start, announced] = windowOf(line);
  const end = announced + (line.maintenanceBeforeStart ? line.maintenance * 1000 : 0);
  const began = Math.floor(start + (announced - start) * line.startsAt);
  if (began < start) return { began, codigo: 'prova_nao_aberta' };
  if (began >= end) return { began, codigo: 'prazo_encerrado' };
  const granted = line.individual + (line.maintenanceBeforeStart ? 0 : line.maintenance);
  const first = Math.min(end, began + line.duration * MINUTE * line.fator);
  const deadline = first + granted * 1000;
  const arrived = Math.max(began, deadline + line.arrives * 1000);
  const claims = {
    'start-1': began - 1000,
    start: began,
    mid: (began + deadline) / 2,
    end: deadline,
    'end+1': deadline + 1000,
  };
  const claim = line.claims === null ? null : Math.floor(claims[line.claims]) + line.skew * DAY;
  const late = arrived > deadline;
  const rescued = claim !== null && claim >= began && claim <= deadline && arrived <= deadline + 120_000;
  return { began, first, deadline, arrived, claim, taken: !late || rescued, mustBeOpen: arrived <= deadline + 120_000 };
}

type Seen = {
  status: number;
  codigo?: string | undefined;
  /** The deadline in the response to the start. */
  prazo_em?: string | undefined;
  /** The deadline after every change. */
  deadline?: string | undefined;
  /** How often a change left less time than before. */
  reduced: number;
  stored: number;
  apart: number;
  encerrada_por: string | null;
};

/** What the test expects of a timeline. */
function wanted(line: Timeline): Seen {
  const { codigo, first, deadline, taken = false, mustBeOpen } = expected(line);
  const none = { stored: 0, apart: 0, encerrada_por: null, reduced: 0 };
  if (first === undefined || deadline === undefined) return { ...none, status: 409, codigo };
  const encerrada_por = line.swept && !mustBeOpen ? 'sistema' : null;
  const kept = taken ? { status: 200, stored: 1 } : { status: 409, codigo: 'fora_do_prazo', apart: 1 };
  return { ...none, ...kept, prazo_em: at(first), deadline: at(deadline), encerrada_por };
}

const rowsOf = async (text: string, values: unknown[]): Promise<Record<string, string | null>[]> =>
  (await t.db.query(text, values)).rows;

const moveWindow = (ta: number, dia: number, seconds: number) =>
  rowsOf(
    'update turma_avaliacao_dia set fim_em = fim_em + make_interval(secs => $3) where turma_avaliacao_id = $1 and dia_prova = $2',
    [ta, dia, seconds],
  );
/** An extension as staff grant it: the end and the recorded seconds change together. */
const extend = (ta: number, dia: number, seconds: number) =>
  rowsOf(
    `update tentativa set prazo_em = prazo_em + make_interval(secs => $3), acrescimo_segundos = acrescimo_segundos + $3
     where turma_avaliacao_id = $1 and dia_prova = $2`,
    [ta, dia, seconds],
  );

async function shorten(ta: number, dia: number): Promise<void> {
  await rowsOf(
    `update turma_avaliacao_dia set fim_em = inicio_em + (fim_em - inicio_em) / 2 where turma_avaliacao_id = $1 and dia_prova = $2`,
    [ta, dia],
  );
  await rowsOf(
    `update avaliacao_dia set duracao_minutos = 1 from turma_avaliacao ta
     where ta.id = $1 and avaliacao_dia.avaliacao_id = ta.avaliacao_id and avaliacao_dia.dia_prova = $2`,
    [ta, dia],
  );
}

/**
 * Plays the changes while the attempt runs. Returns how often one left less time than before, and the final deadline.
 */
async function disturb(line: Timeline, ta: number, dia: number): Promise<{ reduced: number; deadline: string | null }> {
  const read = async () => bodyOf('Resumo', await bia.get(`/api/v2/central_avaliacoes/${ta}/${dia}/resumo`));
  const steps = [
    line.individual > 0 && (() => extend(ta, dia, line.individual)),
    !line.maintenanceBeforeStart &&
      line.maintenance > 0 &&
      (async () => {
        await moveWindow(ta, dia, line.maintenance);
        await extend(ta, dia, line.maintenance);
      }),
    line.shortened && (() => shorten(ta, dia)),
  ];
  let now = await read();
  let reduced = 0;
  // The test clock stands still, so time left changes only through these changes.
  for (const step of steps.filter((one) => one !== false)) {
    const left = now.tempo_restante;
    await step();
    now = await read();
    if (now.tempo_restante < left) reduced += 1;
  }
  return { reduced, deadline: now.prazo_em };
}

/** Starts and answers as the timeline says, and returns what the server answered and stored. */
async function play(line: Timeline, ta: number, dia: number, item_id: number | undefined): Promise<Seen> {
  const url = `/api/v2/central_avaliacoes/${ta}`;
  const { began, arrived, claim } = expected(line);
  await t.db.query('update turma_aluno set fator_tempo = $1 where id = $2', [line.fator, world.alunos.bia]);
  if (line.maintenanceBeforeStart) await moveWindow(ta, dia, line.maintenance);
  t.clock.set(at(began));
  const start = await bia.post(`${url}/${dia}/inicio`);
  const { codigo } = bodyOf('Error', start);
  const { prazo_em } = bodyOf('Inicio', start);
  const before = { status: start.status, codigo, prazo_em, stored: 0, apart: 0, encerrada_por: null, reduced: 0 };
  if (arrived === undefined || start.status !== 200) return before;
  const { reduced, deadline } = await disturb(line, ta, dia);
  t.clock.set(at(arrived));
  if (line.swept) await closeTentativas.run({ db: t.db, agora: new Date(arrived), log });
  const respondida = typeof claim === 'number' ? { respondida_em: at(claim) } : {};
  const answer = { turma_avaliacao_questao_resposta_id: item_id, item_resposta: 3, dia, seq: 1, ...respondida };
  const sent = await bia.post(`${url}/resposta`, answer);
  const [found] = await rowsOf(
    `select (select count(*)::int from resposta where avaliacao_item_id = $3) as stored,
            (select count(*)::int from resposta_fora_do_prazo where avaliacao_item_id = $3) as apart,
            (select encerrada_por from tentativa where turma_avaliacao_id = $1 and dia_prova = $2) as encerrada_por`,
    [ta, dia, item_id],
  );
  return {
    ...before,
    deadline: deadline ?? undefined,
    reduced,
    status: sent.status,
    codigo: bodyOf('Error', sent).codigo,
    stored: Number(found?.['stored']),
    apart: Number(found?.['apart']),
    encerrada_por: found?.['encerrada_por'] ?? null,
  };
}

type Outcome = { readonly line: Timeline; readonly seen: Seen; readonly right: boolean };

/** Plays timelines, each in an exam day of its own. */
async function judge(lines: readonly Timeline[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < lines.length; from += DAYS_PER_EXAM) {
    const group = lines.slice(from, from + DAYS_PER_EXAM);
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: group.map(janelaOf) }],
      dias: group.map((line) => ({ itens: [{}], duracao_minutos: line.duration })),
    });
    const [ta = 0] = exam.turma_avaliacao_ids;
    // The limit of calls per minute counts by session, and the clock of a timeline stands still, so the test signs in
    // again.
    bia = await t.signIn('bia');
    for (const [index, line] of group.entries()) {
      const seen = await play(line, ta, index + 1, exam.itens[index]?.item_id);
      outcomes.push({ line, seen, right: same(seen, wanted(line)) });
    }
  }
  return outcomes;
}

const same = (seen: Seen, want: Seen) =>
  (Object.keys({ ...seen, ...want }) as (keyof Seen)[]).every((key) => seen[key] === want[key]);
const sum = (outcomes: readonly Outcome[], of: (seen: Seen) => number) =>
  outcomes.reduce((total, { seen }) => total + of(seen), 0);

it('gives the expected verdict in every timeline, never reduces time, and closes what nobody closed', async () => {
  const outcomes = await judge(sample(timeline, { numRuns: TIMELINES, seed: SEED }));
  const wrong = outcomes.filter(({ right }) => !right);
  expect(wrong.map(({ line, seen }) => ({ line, seen, wanted: wanted(line) }))).toEqual([]);
  const taken = sum(outcomes, (seen) => seen.stored);
  const late = sum(outcomes, (seen) => seen.apart);
  const reduced = sum(outcomes, (seen) => seen.reduced);
  expect([taken, late, TIMELINES - taken - late].every((count) => count > TIMELINES / 25)).toBe(true);
  await closeTentativas.run({ db: t.db, agora: new Date('2026-11-22T12:00:00Z'), log });
  const counts = `select count(*) filter (where encerrada_por = 'sistema') as closed, count(*) as total from tentativa`;
  const [closed] = await rowsOf(counts, []);
  report('C15 deadlines', {
    right: `${TIMELINES - wrong.length}/${TIMELINES}`,
    taken,
    'kept apart': late,
    'closed by server': `${closed?.['closed']}/${closed?.['total']}`,
    'time reduced': reduced,
  });
  expect([wrong.length, reduced]).toEqual([0, 0]);
  expect(Number(closed?.['closed'])).toBe(taken + late);
  expect(closed?.['closed']).toBe(closed?.['total']);
});

it.each([
  ['a minute more for everybody', 'tentativa', `new.prazo_em := new.prazo_em + interval '1 minute';`],
  [
    'a deadline that follows a shorter window',
    'turma_avaliacao_dia',
    `update tentativa set prazo_em = least(prazo_em, greatest(new.fim_em, iniciada_em + interval '1 second')) where turma_avaliacao_id = new.turma_avaliacao_id and dia_prova = new.dia_prova;`,
  ],
  ['answers that are lost instead of kept apart', 'resposta_fora_do_prazo', 'return null;'],
])('planted: %s is caught', async (_name, table, body) => {
  const when = table === 'turma_avaliacao_dia' ? 'update' : 'insert';
  await t.db.query(
    `create function planted() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
     create trigger planted before ${when} on ${table} for each row execute function planted()`,
  );
  const outcomes = await judge(sample(timeline, { numRuns: PLANTED, seed: SEED }));
  await t.db.query('drop function planted cascade');
  expect(outcomes.filter(({ right }) => !right).length).toBeGreaterThan(0);
});
