/**
 * The stored release of an exam: right after every sequence of writers, right under concurrent writers, and repaired
 * when it is wrong. LUNETA_PROVE=1 runs 200 sequences.
 */
import { randomUUID } from 'node:crypto';

import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openExam } from '../modules/provas/abertura/exam-open.ts';
import { transaction } from '../database/db.ts';
import { tenant } from '../database/tenant.ts';
import { deliverOnce } from '../modules/provas/aluno/central/tentativa-store.ts';
import { createTestApp, world, type Client, type TestApp } from '../../test/index.ts';
import { createExam, type Exam } from '../../test/central_avaliacoes/exam-fixture.ts';
import { PROVE } from '../../test/security/support/figures.ts';
import { checkLiberacao, repairReleases } from './check-liberacao.ts';
import { closeTentativas } from './close-tentativas.ts';

const MINUTE = 60_000;
const INICIO = '2026-11-21T12:00:00Z';
const FIM = '2026-11-21T13:00:00Z';
const RUNS = PROVE ? 200 : 15;
const motivo = 'Ensaio da liberação';

let t: TestApp;
let ines: Client;
let alunos: Record<'ana' | 'bia' | 'bruno', Client>;

/** A session may send 600 requests a minute: many sequences need new ones. */
async function signIn(): Promise<void> {
  ines = await t.signIn('coord.ines');
  alunos = { ana: await t.signIn('ana'), bia: await t.signIn('bia'), bruno: await t.signIn('bruno') };
}
beforeAll(async () => {
  t = await createTestApp({ agora: INICIO });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(INICIO);
  await signIn();
});

const put = (url: string, body: object) =>
  ines.send({
    method: 'PUT',
    url: `/api/v2/gestao/${url}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

async function accommodate(aluno: number, fator_tempo: number): Promise<void> {
  const body = { fator_tempo, passa_da_janela: fator_tempo > 1, motivo };
  expect((await put(`alunos/${aluno}/acomodacao`, body)).status).toBe(200);
}

const context = () => ({ db: t.db, agora: t.clock(), log: t.app.log });

/** Given to the class of bia and bruno. A case may also give it to ana's class. */
const exam = () =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [[INICIO, FIM]] }],
    dias: [{ itens: [{}], duracao_minutos: 60 }],
  });

/** How readers computed the release before it was stored. The answer must be the same at every instant. */
const WALK = `
  select a.liberar_em, bool_or(d.fim_em is null) or a.retido as sem_fim,
         max(case when d.fim_em >= $2::timestamptz then d.fim_em
                  else greatest(d.fim_em, (
                    select max(t.prazo_em) from tentativa t
                    where t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id and t.dia_prova = d.dia_prova
                      and t.encerrada_em is null
                  ), (
                    select d.fim_em + max(j.acrescimo_segundos) * interval '1 second' from janela_aluno j
                    where j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id and j.dia_prova = d.dia_prova
                  )) end) as fim_em
  from avaliacao a
  join turma_avaliacao c on c.escola_id = a.escola_id and c.avaliacao_id = a.id
  left join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id
  where a.id = $1 group by a.escola_id, a.id`;

async function walkedIsReleased(avaliacao_id: number, nowMs: number): Promise<boolean> {
  const { rows } = await t.db.query(WALK, [avaliacao_id, new Date(nowMs)]);
  const { sem_fim, fim_em, liberar_em } = rows[0];
  return !sem_fim && fim_em !== null && nowMs > Math.max(fim_em.getTime() + 2 * MINUTE, liberar_em?.getTime() ?? 0);
}

type Release = { readonly fim_em: Date | null; readonly liberado_em: Date | null };
async function releaseOf({ avaliacao_id }: Exam): Promise<Release> {
  const text = 'select fim_em, liberado_em from avaliacao where id = $1';
  return (await t.db.query<Release>(text, [avaliacao_id])).rows[0] ?? { fim_em: null, liberado_em: null };
}

/** The stored and the computed release agree now, just before and after the release, and an hour later. */
async function agree(made: Exam): Promise<void> {
  const { liberado_em } = await releaseOf(made);
  const release = liberado_em?.getTime() ?? Number.POSITIVE_INFINITY;
  const around = liberado_em ? [release - 1, release, release + 1] : [];
  for (const now of [t.clock().getTime(), t.clock().getTime() + 60 * MINUTE, ...around])
    expect(await walkedIsReleased(made.avaliacao_id, now)).toBe(now > release);
}

type Step = { readonly name: string; readonly run: (made: Exam) => Promise<unknown> };
const step = (name: string, run: Step['run']) => fc.constant<Step>({ name, run });

const turmaOf = (login: keyof typeof alunos) => (login === 'ana' ? 1 : 0);
const placeOf = (made: Exam, login: keyof typeof alunos) =>
  `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[turmaOf(login)]}/1`;
const login = fc.constantFrom('ana', 'bia', 'bia', 'bruno', 'bruno');
const minutes = fc.constantFrom(1, 10, 25);

const calls = fc.oneof(
  login.map((who): Step => ({ name: `start ${who}`, run: (made) => alunos[who].post(`${placeOf(made, who)}/inicio`) })),
  login.map((who): Step => ({
    name: `deliver ${who}`,
    run: (made) => alunos[who].post(`${placeOf(made, who)}/fechamento_prova`),
  })),
  fc
    .tuple(fc.constantFrom('bia', 'bruno'), fc.constantFrom(1, 1.5, 2), fc.boolean())
    .map(([who, fator_tempo, passa_da_janela]): Step => ({
      name: `accommodate ${who} ${fator_tempo} ${passa_da_janela}`,
      run: () => put(`alunos/${world.alunos[who]}/acomodacao`, { fator_tempo, passa_da_janela, motivo }),
    })),
  fc
    .tuple(
      minutes,
      fc.constantFrom(
        { escopo: 'turma', turma_id: world.turmaV2 },
        { escopo: 'aluno', turma_aluno_id: world.alunos.bia },
        { escopo: 'escola', escola_id: 1 },
      ),
    )
    .map(([minutos, alvo]): Step => {
      const body = { pedido_id: randomUUID(), minutos, motivo, ...alvo };
      return { name: `extend ${JSON.stringify(alvo)}`, run: () => ines.post('/api/v2/gestao/prorrogacoes', body) };
    }),
  fc.constantFrom(true, false).map((retido): Step => ({
    name: `hold ${retido}`,
    run: (made) => put(`avaliacoes/${made.avaliacao_id}/liberacao`, { retido, motivo }),
  })),
  step('hold until the evening', (made) =>
    put(`avaliacoes/${made.avaliacao_id}/liberacao`, { retido: false, liberar_em: '2026-11-21T20:00:00Z', motivo }),
  ),
  step('reset bia', () => alunos.bia.post('/api/v2/tests/reset_avaliacoes')),
  step('close by the clock', () => closeTentativas.run(context())),
  step('wait past every deadline and close', () => {
    t.clock.advance(150 * MINUTE);
    return closeTentativas.run(context());
  }),
  fc.constantFrom(1, 20, 45).map((n): Step => ({
    name: `wait ${n}`,
    run: () => {
      t.clock.advance(n * MINUTE);
      return Promise.resolve();
    },
  })),
  step('give it to another class', async ({ avaliacao_id }) => {
    const { rows } = await t.db.query('select codigo from avaliacao where id = $1', [avaliacao_id]);
    const window = { inicio: new Date(INICIO), fim: new Date('2026-11-21T13:20:00Z') };
    const codigo: string = rows[0].codigo;
    await openExam(t.db, { escola_id: 1, avaliacao: codigo, turma: '3A', ...window, agora: t.clock() }).catch(
      () => undefined,
    );
  }),
);

describe('after any sequence of writers', () => {
  it('the stored release equals the one computed from the tables, and the check finds nothing', async () => {
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(calls, { minLength: 5, maxLength: 14 }), async (steps) => {
        t.clock.set('2026-11-21T12:05:00Z');
        await signIn();
        for (const who of ['bia', 'bruno'] as const) await accommodate(world.alunos[who], 2);
        const made = await exam();
        for (const { run } of steps) {
          const before = await releaseOf(made);
          expect(await run(made)).not.toMatchObject({ status: 429 });
          await agree(made);
          expect(await repairReleases(t.db, t.clock())).toEqual([]);
          if ((await releaseOf(made)).fim_em?.getTime() !== before.fim_em?.getTime()) moved += 1;
        }
      }),
      { numRuns: RUNS, seed: 20_261_121 },
    );
    expect(moved).toBeGreaterThan(RUNS);
  }, 600_000);
});

describe('writers at once', () => {
  /** Resolves once a statement in this database waits for a lock. */
  async function someoneWaits(): Promise<void> {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if ((await t.db.query(waiting)).rows.length === 0) await someoneWaits();
  }

  it('a start whose deadline exceeds the window waits for a closing that brings the end forward', async () => {
    for (const aluno of [world.alunos.bia, world.alunos.bruno]) await accommodate(aluno, 2);
    const made = await exam();
    t.clock.set('2026-11-21T12:30:00Z');
    await alunos.bia.post(`${placeOf(made, 'bia')}/inicio`);
    const { rows } = await t.db.query('select id from tentativa where turma_avaliacao_id = $1', [
      made.turma_avaliacao_ids[0],
    ]);
    const starting = await transaction(t.db, async (tx) => {
      await deliverOnce(tenant(tx, 1), rows[0].id, t.clock(), true);
      const sent = alunos.bruno.post(`${placeOf(made, 'bruno')}/inicio`);
      await Promise.race([sent, someoneWaits()]);
      return { sent };
    });
    expect((await starting.sent).status).toBe(200);
    expect((await releaseOf(made)).fim_em).toEqual(new Date('2026-11-21T14:00:00Z'));
    expect(await repairReleases(t.db, t.clock())).toEqual([]);
  });

  it('a start within the window does not wait for a lock on the exam', async () => {
    for (const aluno of [world.alunos.bia, world.alunos.bruno]) await accommodate(aluno, 1);
    const made = await exam();
    await transaction(t.db, async (tx) => {
      await tx.query('select id from avaliacao where id = $1 for no key update', [made.avaliacao_id]);
      expect((await alunos.bia.post(`${placeOf(made, 'bia')}/inicio`)).status).toBe(200);
      expect((await alunos.bia.post(`${placeOf(made, 'bia')}/fechamento_prova`)).status).toBe(200);
    });
  });
});

it('closing by the clock an attempt that exceeded the window sets the end to the window again', async () => {
  await accommodate(world.alunos.bia, 2);
  const made = await exam();
  await alunos.bia.post(`${placeOf(made, 'bia')}/inicio`);
  expect((await releaseOf(made)).fim_em).toEqual(new Date('2026-11-21T14:00:00Z'));
  t.clock.set('2026-11-21T14:02:01Z');
  await closeTentativas.run(context());
  expect(await releaseOf(made)).toEqual({ fim_em: new Date(FIM), liberado_em: new Date('2026-11-21T13:02:00Z') });
});

describe('conferir-liberacao', () => {
  it.each([
    ['the end', 'fim_em', '2026-11-21T12:30:00Z'],
    ['the release', 'liberado_em', '2026-11-21T12:30:00Z'],
    ['a release that is missing', 'liberado_em', null],
  ])('repairs %s and reports the exam', async (_name, column, wrong) => {
    const made = await exam();
    const right = await releaseOf(made);
    await t.db.query(`update avaliacao set ${column} = $1 where id = $2`, [wrong, made.avaliacao_id]);
    const warned: unknown[] = [];
    const log = {
      info: () => undefined,
      error: () => undefined,
      warn: (details: unknown) => void warned.push(details),
    };
    await checkLiberacao.run({ db: t.db, agora: t.clock(), log });
    expect(warned).toEqual([{ escola_id: 1, avaliacao_id: made.avaliacao_id }]);
    expect(await releaseOf(made)).toEqual(right);
    await checkLiberacao.run({ db: t.db, agora: t.clock(), log });
    expect(warned).toHaveLength(1);
  });

  it('stores no end for an exam without a class or with a class without a window', async () => {
    const none = await createExam(t.db, { turmas: [], dias: [{ itens: [{}] }] });
    expect(await releaseOf(none)).toEqual({ fim_em: null, liberado_em: null });
    const give = 'insert into turma_avaliacao (escola_id, turma_id, avaliacao_id) values (1, 1, $1)';
    await t.db.query(give, [none.avaliacao_id]);
    expect(await repairReleases(t.db, t.clock())).toEqual([]);
    expect(await releaseOf(none)).toEqual({ fim_em: null, liberado_em: null });
  });
});
