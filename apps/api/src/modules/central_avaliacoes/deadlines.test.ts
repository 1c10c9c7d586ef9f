/** 400 generated timelines: what the server says about a start and an answer, against a verdict worked out here. */
import { constantFrom, double, integer, oneof, boolean, record, sample, type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { fecharTentativas } from '../../jobs/fechar-tentativas.ts';
import { createTestApp, world, type Client, type TestApp } from '../../testing/index.ts';
import { bodyOf, createExam } from './testing/exam-fixture.ts';

const SEED = 20261121;
const BASE = Date.parse('2026-11-21T12:00:00Z');
const DAYS_PER_EXAM = 80;
const MINUTE = 60_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Minutes from the base, and offsets in seconds from the instants they are named after. */
const timeline = record({
  opens: integer({ min: 0, max: 90 }),
  length: integer({ min: 5, max: 200 }),
  duration: integer({ min: 3, max: 150 }),
  fator: constantFrom(1, 1.25, 1.5, 2),
  /** Where in the window the student starts; below 0 and above 1 are outside. */
  startsAt: oneof(
    { weight: 8, arbitrary: double({ min: 0, max: 0.98, noNaN: true }) },
    { weight: 1, arbitrary: constantFrom(-0.1, 1, 1.2) },
  ),
  arrives: oneof(constantFrom(-1, 0, 1, 119, 120, 121, 122), integer({ min: -3600, max: 600 })),
  claims: constantFrom(null, 'start-1', 'start', 'end', 'end+1', 'mid'),
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

/** The rule of decisions 91 and 93 written out once more, on purpose without the domain's functions. */
function expected(line: Timeline) {
  const [start, end] = windowOf(line);
  const began = Math.floor(start + (end - start) * line.startsAt);
  if (began < start) return { began, codigo: 'prova_nao_aberta' };
  if (began >= end) return { began, codigo: 'prazo_encerrado' };
  const deadline = Math.min(end, began + line.duration * MINUTE * line.fator);
  const arrived = Math.max(began, deadline + line.arrives * 1000);
  const claims = {
    'start-1': began - 1000,
    start: began,
    mid: (began + deadline) / 2,
    end: deadline,
    'end+1': deadline + 1000,
  };
  const claim = line.claims === null ? null : Math.floor(claims[line.claims]);
  const late = arrived > deadline;
  const rescued = claim !== null && claim >= began && claim <= deadline && arrived <= deadline + 120_000;
  return { began, deadline, arrived, claim, taken: !late || rescued, mustBeOpen: arrived <= deadline + 120_000 };
}

type Seen = {
  status: number;
  codigo?: string | undefined;
  prazo_em?: string | undefined;
  stored: number;
  apart: number;
  encerrada_por: string | null;
};

/** What should be seen of a timeline. */
function wanted(line: Timeline): Seen {
  const { codigo, deadline, taken = false, mustBeOpen } = expected(line);
  const none = { stored: 0, apart: 0, encerrada_por: null };
  if (deadline === undefined) return { ...none, status: 409, codigo };
  const encerrada_por = line.swept && !mustBeOpen ? 'sistema' : null;
  const kept = taken ? { status: 200, stored: 1 } : { status: 409, codigo: 'fora_do_prazo', apart: 1 };
  return { ...none, ...kept, prazo_em: at(deadline), encerrada_por };
}

const rowsOf = async (text: string, values: unknown[]): Promise<Record<string, string | null>[]> =>
  (await t.db.$client.query(text, values)).rows;

/** Starts and answers as the timeline says, and looks at what the server said and stored. */
async function play(line: Timeline, ta: number, dia: number, item_id: number | undefined): Promise<Seen> {
  const url = `/api/v2/central_avaliacoes/${ta}`;
  const { began, arrived, claim } = expected(line);
  await t.db.$client.query('update turma_aluno set fator_tempo = $1 where id = $2', [line.fator, world.alunos.bia]);
  t.clock.set(at(began));
  const start = await bia.post(`${url}/${dia}/inicio`);
  const { codigo } = bodyOf('Error', start);
  const { prazo_em } = bodyOf('Inicio', start);
  const before = { status: start.status, codigo, prazo_em, stored: 0, apart: 0, encerrada_por: null };
  if (arrived === undefined) return before;
  t.clock.set(at(arrived));
  if (line.swept) await fecharTentativas.run({ db: t.db, agora: new Date(arrived), log });
  const respondida = typeof claim === 'number' ? { respondida_em: at(claim) } : {};
  const answer = { turma_avaliacao_questao_resposta_id: item_id, item_resposta: 3, dia, seq: 1, ...respondida };
  const sent = await bia.post(`${url}/resposta`, answer);
  const stored = await rowsOf('select seq from resposta where avaliacao_item_id = $1', [item_id]);
  const apart = await rowsOf('select seq from resposta_fora_do_prazo where avaliacao_item_id = $1', [item_id]);
  const [attempt] = await rowsOf(
    'select encerrada_por from tentativa where turma_avaliacao_id = $1 and dia_prova = $2',
    [ta, dia],
  );
  return {
    ...before,
    status: sent.status,
    codigo: bodyOf('Error', sent).codigo,
    stored: stored.length,
    apart: apart.length,
    encerrada_por: attempt?.['encerrada_por'] ?? null,
  };
}

it('judges 400 timelines right, and the clock closes every attempt', { timeout: 120_000 }, async () => {
  const lines = sample(timeline, { numRuns: 400, seed: SEED });
  const seen: Seen[] = [];
  for (let from = 0; from < lines.length; from += DAYS_PER_EXAM) {
    const group = lines.slice(from, from + DAYS_PER_EXAM);
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: group.map(janelaOf) }],
      dias: group.map((line) => ({ itens: [{}], duracao_minutos: line.duration })),
    });
    const [ta = 0] = exam.turma_avaliacao_ids;
    for (const [index, line] of group.entries()) {
      const outcome = await play(line, ta, index + 1, exam.itens[index]?.item_id);
      expect(outcome, `timeline ${from + index}: ${JSON.stringify(line)}`).toEqual(wanted(line));
      seen.push(outcome);
    }
  }
  const taken = seen.filter((outcome) => outcome.stored === 1).length;
  const late = seen.filter((outcome) => outcome.apart === 1).length;
  expect([taken > 100, late > 50, 400 - taken - late > 20], `taken ${taken}, late ${late}`).toEqual([true, true, true]);
  await fecharTentativas.run({ db: t.db, agora: new Date('2026-11-22T12:00:00Z'), log });
  const counts = 'select count(*) filter (where encerrada_em is null) as open, count(*) as total from tentativa';
  expect(await rowsOf(counts, [])).toEqual([{ open: 0, total: taken + late }]);
});
