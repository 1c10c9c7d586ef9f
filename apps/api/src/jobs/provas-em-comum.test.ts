/**
 * Decision 195 (rules LIB-6, LIB-7): a result waits for exams that share a question and a student. After any sequence of
 * writers the stored release equals one computed here from the rows, and writers at once never deadlock. LUNETA_PROVE=1
 * runs 200 sequences.
 */
import { randomUUID } from 'node:crypto';

import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openExam } from '../modules/provas/abertura/exam-open.ts';
import { createExam, type Exam } from '../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, world, type Client, type TestApp } from '../../test/index.ts';
import { tenant } from '../database/tenant.ts';
import { findStaleReleases } from '../modules/provas/release-measure.ts';
import { PROVE } from '../../test/security/support/figures.ts';
import { closeTentativas } from './close-tentativas.ts';

const MINUTE = 60_000;
const START = '2026-11-21T12:00:00Z';
const RUNS = PROVE ? 200 : 12;
const motivo = 'Ensaio da liberação';

let t: TestApp;
let ines: Client;
let alunos: Record<'ana' | 'bia' | 'dora', Client>;
beforeAll(async () => {
  t = await createTestApp({ agora: START });
  ines = await t.signIn('coord.ines');
  alunos = { ana: await t.signIn('ana'), bia: await t.signIn('bia'), dora: await t.signIn('dora') };
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(START));

const put = (url: string, body: object) =>
  ines.send({
    method: 'PUT',
    url: `/api/v2/gestao/${url}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const close = () => closeTentativas.run({ db: t.db, agora: t.clock(), log: t.app.log });
const extend = (minutos: number, alvo: object) =>
  ines.post('/api/v2/gestao/prorrogacoes', { pedido_id: randomUUID(), minutos, motivo, ...alvo });
const hold = ({ avaliacao_id }: Exam, retido: boolean) =>
  put(`avaliacoes/${avaliacao_id}/liberacao`, { retido, motivo });
/** Gives the exam to a class for some minutes from now. An exam that cannot be given stays as it is. */
const give = async ({ avaliacao_id }: Exam, turma: '3A' | '3B', from: number, minutes: number) => {
  const { rows } = await t.db.query('select codigo from avaliacao where id = $1', [avaliacao_id]);
  const inicio = new Date(t.clock().getTime() + from * MINUTE);
  const fim = new Date(inicio.getTime() + minutes * MINUTE);
  const given = { escola_id: 1, avaliacao: String(rows[0].codigo), turma, inicio, fim, agora: t.clock() };
  return openExam(t.db, given).catch(() => undefined);
};

/** Rows of the tables that the release follows from, read without any SQL of the server. */
type Rows = {
  readonly exams: { id: number; retido: boolean; liberar_em: string | null; liberado_em: string | null }[];
  readonly itens: { avaliacao_id: number; questao_id: number }[];
  readonly given: { id: number; avaliacao_id: number; turma_id: number }[];
  readonly days: { turma_avaliacao_id: number; fim_em: string; extra: number; prazos: string[] }[];
  readonly enrolled: { turma_id: number; pessoa_id: number; status: string }[];
};
async function readRows(ids: readonly number[]): Promise<Rows> {
  const { rows } = await t.db.query(
    `select
      (select json_agg(a) from (select id, retido, liberar_em, liberado_em from avaliacao where id = any($1)) a) as exams,
      (select json_agg(i) from (select avaliacao_id, questao_id from avaliacao_item where avaliacao_id = any($1)) i) as itens,
      (select coalesce(json_agg(c), '[]') from turma_avaliacao c where avaliacao_id = any($1)) as given,
      (select coalesce(json_agg(d), '[]') from (
         select d.turma_avaliacao_id, d.fim_em,
                coalesce((select max(j.acrescimo_segundos) from janela_aluno j where j.turma_avaliacao_id = d.turma_avaliacao_id
                           and j.dia_prova = d.dia_prova), 0) as extra,
                array(select t.prazo_em from tentativa t where t.turma_avaliacao_id = d.turma_avaliacao_id
                        and t.dia_prova = d.dia_prova and t.encerrada_em is null) as prazos
           from turma_avaliacao_dia d) d) as days,
      (select json_agg(m) from turma_aluno m where escola_id = 1) as enrolled`,
    [ids],
  );
  return rows[0];
}

/** The end of an exam; null while it is unknown. */
function endOf({ given, days }: Rows, id: number): number | null {
  const classes = given.filter(({ avaliacao_id }) => avaliacao_id === id);
  const ends = classes.map((one) => {
    const own = days.filter(({ turma_avaliacao_id }) => turma_avaliacao_id === one.id);
    const all = own.flatMap(({ fim_em, extra, prazos }) => [
      Date.parse(fim_em) + extra * 1000,
      ...prazos.map((prazo) => Date.parse(prazo)),
    ]);
    return all.length === 0 ? null : Math.max(...all);
  });
  return ends.length === 0 || ends.includes(null) ? null : Math.max(...ends.map((end) => end ?? 0));
}

/** Whether the result of `a` waits for `b`: a question in common, and somebody of both, in a current class of `b`. */
function waitsFor({ itens, given, enrolled }: Rows, a: number, b: number): boolean {
  const questions = (id: number) =>
    itens.filter(({ avaliacao_id }) => avaliacao_id === id).map(({ questao_id }) => questao_id);
  const people = (id: number, current: boolean) => {
    const classes = given.filter(({ avaliacao_id }) => avaliacao_id === id).map(({ turma_id }) => turma_id);
    const there = enrolled.filter(
      ({ turma_id, status }) => classes.includes(turma_id) && (!current || status === 'Atual'),
    );
    return new Set(there.map(({ pessoa_id }) => pessoa_id));
  };
  const shared = questions(a).some((id) => questions(b).includes(id));
  return shared && [...people(a, false)].some((id) => people(b, true).has(id));
}

/** The instant after which an exam is released, as computed at an earlier step, and the ends it waited for then. */
type Model = Map<number, { readonly others: readonly (number | null)[]; readonly release: number | null }>;

/** Computes every release anew. What was released by `now`, and still is, keeps the exams it waited for. */
function advance(rows: Rows, model: Model, now: number): void {
  for (const { id, retido, liberar_em } of rows.exams) {
    const before = model.get(id) ?? { others: [], release: null };
    const releaseAfter = (others: readonly (number | null)[]) => {
      const ends = [endOf(rows, id), ...others];
      if (retido || ends.includes(null)) return null;
      return Math.max(...ends.map((end) => (end ?? 0) + 2 * MINUTE), liberar_em ? Date.parse(liberar_em) : 0);
    };
    const isOut = (release: number | null) => release !== null && now > release;
    const kept = releaseAfter(before.others);
    const found = rows.exams
      .filter((one) => one.id !== id && waitsFor(rows, id, one.id))
      .map((one) => endOf(rows, one.id));
    const others = isOut(before.release) && isOut(kept) ? before.others : found;
    model.set(id, { others, release: releaseAfter(others) });
  }
}

type Place = { readonly exams: readonly Exam[] };
type Step = { readonly name: string; readonly run: (place: Place) => Promise<unknown> };
const which = fc.constantFrom(0, 1, 2);
const turma = fc.constantFrom<'3A' | '3B'>('3A', '3B', '3B');
const student = fc.constantFrom<keyof typeof alunos>('ana', 'bia', 'bia', 'dora');
const examOf = ({ exams }: Place, n: number): Exam => {
  const exam = exams[n];
  if (!exam) throw new Error(`no exam ${n}`);
  return exam;
};
/** The exam day of the student's class, whether it was given or not. */
async function dayOf({ avaliacao_id }: Exam, who: keyof typeof alunos): Promise<string> {
  const turma_id = who === 'ana' ? world.turmaV1 : world.turmaV2;
  const text = 'select id from turma_avaliacao where avaliacao_id = $1 and turma_id = $2';
  const { rows } = await t.db.query(text, [avaliacao_id, turma_id]);
  return `/api/v2/central_avaliacoes/${rows[0]?.id ?? 1}/1`;
}

const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(which, turma, fc.constantFrom(0, 10, 60), fc.constantFrom(10, 30, 90))
      .map(([n, to, from, minutes]): Step => ({
        name: `give ${n} to ${to} in ${from} for ${minutes}`,
        run: (place) => give(examOf(place, n), to, from, minutes),
      })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(which, student, fc.constantFrom('inicio', 'fechamento_prova')).map(([n, who, act]): Step => ({
      name: `${act} of ${n} by ${who}`,
      run: async (place) => alunos[who].post(`${await dayOf(examOf(place, n), who)}/${act}`),
    })),
  },
  fc.constantFrom(5, 25).map((minutos): Step => ({
    name: `extend 3B by ${minutos}`,
    run: () => extend(minutos, { escopo: 'turma', turma_id: world.turmaV2 }),
  })),
  fc
    .tuple(which, fc.boolean())
    .map(([n, retido]): Step => ({ name: `hold ${n} ${retido}`, run: (place) => hold(examOf(place, n), retido) })),
  {
    weight: 3,
    arbitrary: fc.constantFrom(1, 15, 40, 130).map((n): Step => ({
      name: `wait ${n} and close`,
      run: () => {
        t.clock.advance(n * MINUTE);
        return close();
      },
    })),
  },
);

describe('decision 195: the stored release', () => {
  it('[LIB-6] [LIB-7] equals the one computed from the rows after any sequence of writers', async () => {
    let waited = 0;
    let kept = 0;
    for (const who of ['bia', 'dora'] as const)
      await put(`alunos/${world.alunos[who]}/acomodacao`, { fator_tempo: 2, passa_da_janela: true, motivo });
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 16 }), async (list) => {
        t.clock.set(START);
        const dias = (itens: { questao_id?: number }[]) => [{ itens, duracao_minutos: 30 }];
        const first = await createExam(t.db, { turmas: [], dias: dias([{}, {}]) });
        const [one, two] = first.itens.map(({ questao_id }) => ({ questao_id }));
        const second = await createExam(t.db, { turmas: [], dias: dias([one ?? {}, {}]) });
        const third = await createExam(t.db, { turmas: [], dias: dias([two ?? {}, {}]) });
        const exams = [first, second, third];
        const ids = exams.map(({ avaliacao_id }) => avaliacao_id);
        const model: Model = new Map();
        for (const step of list) {
          await step.run({ exams });
          const rows = await readRows(ids);
          const now = t.clock().getTime();
          for (const [id, { release }] of model) {
            const isOut = release !== null && now > release;
            const endsLater = (other: number) => (endOf(rows, other) ?? 0) > (release ?? 0);
            if (isOut && ids.some((other) => other !== id && waitsFor(rows, id, other) && endsLater(other))) kept += 1;
          }
          advance(rows, model, now);
          for (const { id, liberado_em } of rows.exams) {
            const wanted = model.get(id)?.release ?? null;
            const stored = liberado_em === null ? null : Date.parse(liberado_em);
            expect({ step: step.name, id, release: stored }).toEqual({ step: step.name, id, release: wanted });
            if (wanted !== null && wanted > (endOf(rows, id) ?? 0) + 2 * MINUTE) waited += 1;
          }
          // The clock starts again with each sequence, so exams of earlier ones may look stale.
          expect((await findStaleReleases(tenant(t.db, 1), t.clock())).filter((id) => ids.includes(id))).toEqual([]);
        }
      }),
      { numRuns: RUNS, seed: 20_261_195 },
    );
    // Both rules were met, not only the easy case.
    expect(waited).toBeGreaterThan(RUNS);
    expect(kept).toBeGreaterThan(0);
  }, 600_000);

  it('writers of exams that wait for each other never deadlock, and the last state is right', async () => {
    await put(`alunos/${world.alunos.bia}/acomodacao`, { fator_tempo: 2, passa_da_janela: true, motivo });
    const shared = await createExam(t.db, { turmas: [], dias: [{ itens: [{}], duracao_minutos: 30 }] });
    const itens = shared.itens.map(({ questao_id }) => ({ questao_id }));
    const exams: Exam[] = [];
    for (let n = 0; n < 6; n += 1)
      exams.push(
        await createExam(t.db, {
          turmas: [{ turma_id: world.turmaV2, janelas: [[START, `2026-11-21T13:${10 + n}:00Z`]] }],
          dias: [{ itens, duracao_minutos: 30 }],
        }),
      );
    const errors: unknown[] = [];
    const calls = exams.flatMap((exam, n) => [
      () => hold(exam, n % 2 === 0),
      () =>
        extend(1 + n, { escopo: 'turma', turma_id: world.turmaV2, turma_avaliacao_id: exam.turma_avaliacao_ids[0] }),
      async () => alunos.bia.post(`${await dayOf(exam, 'bia')}/inicio`),
      () => give(exam, '3A', 0, 30 + n),
      async () => alunos.bia.post(`${await dayOf(exam, 'bia')}/fechamento_prova`),
    ]);
    const answers = await Promise.all(
      [...calls, ...calls.toReversed()].map((call) => call().catch((error: unknown) => errors.push(error))),
    );
    expect(errors).toEqual([]);
    const statuses = answers.flatMap((one) => (typeof one === 'object' && 'status' in one ? [one.status] : []));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const stale = await findStaleReleases(tenant(t.db, 1), t.clock());
    expect(stale.filter((id) => exams.some(({ avaliacao_id }) => avaliacao_id === id))).toEqual([]);
  });
});
