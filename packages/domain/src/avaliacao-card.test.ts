import { describe, expect, it } from 'vitest';
import {
  type AvaliacaoTimes,
  avaliacaoCardState,
  avaliacaoGroups,
  avaliacaoSection,
  firstAvaliacao,
  secondsFromNow,
} from './avaliacao-card.ts';

const ZONE = 'America/Sao_Paulo';
/** An instant written in the time of São Paulo (UTC−3). */
const at = (text: string) => Date.parse(`${text}:00-03:00`);
const NOW = at('2026-11-21T10:00');
const exam = (start: string, end: string, change: Partial<AvaliacaoTimes> = {}): AvaliacaoTimes => ({
  startMs: at(start),
  endMs: at(end),
  finishedMs: null,
  realizado_online: true,
  ...change,
});
const inClass = { realizado_online: false };

describe('state and section', () => {
  it.each<[name: string, exam: AvaliacaoTimes, state: string, section: string | null]>([
    ['[CAR-1] ended yesterday', exam('2026-11-20T08:00', '2026-11-20T12:00'), 'encerrada', null],
    [
      '[CAR-1] handed in and ended yesterday',
      exam('2026-11-20T08:00', '2026-11-20T12:00', { finishedMs: at('2026-11-20T09:00') }),
      'encerrada',
      null,
    ],
    [
      '[CAR-1] ended at 23:59 of yesterday in the school, today in UTC',
      exam('2026-11-20T08:00', '2026-11-20T23:59'),
      'encerrada',
      null,
    ],
    ['[CAR-2] ended this morning', exam('2026-11-21T08:00', '2026-11-21T09:00'), 'finalizada', 'em_andamento'],
    ['[CAR-2] ends this very moment', exam('2026-11-21T08:00', '2026-11-21T10:00'), 'finalizada', 'em_andamento'],
    [
      '[CAR-2] handed in today',
      exam('2026-11-21T08:00', '2026-11-21T12:00', { finishedMs: at('2026-11-21T09:00') }),
      'finalizada',
      'em_andamento',
    ],
    [
      '[CAR-2] handed in yesterday, window still open',
      exam('2026-11-20T08:00', '2026-11-23T12:00', { finishedMs: at('2026-11-20T09:00') }),
      'finalizada',
      'em_andamento',
    ],
    [
      '[CAR-2] window over yesterday, closed today by an extension',
      exam('2026-11-20T08:00', '2026-11-20T23:00', { finishedMs: at('2026-11-21T00:10') }),
      'finalizada',
      'em_andamento',
    ],
    ['[CAR-3] running', exam('2026-11-21T08:00', '2026-11-21T12:00'), 'em_andamento', 'em_andamento'],
    ['[CAR-3] starts this very moment', exam('2026-11-21T10:00', '2026-11-21T12:00'), 'em_andamento', 'em_andamento'],
    ['[CAR-3] running in class', exam('2026-11-21T08:00', '2026-11-21T12:00', inClass), 'presencial', 'em_andamento'],
    ['[CAR-4] later today', exam('2026-11-21T14:30', '2026-11-21T18:00'), 'iminente', 'em_andamento'],
    ['[CAR-4] tomorrow, in exactly 24 h', exam('2026-11-22T10:00', '2026-11-22T12:00'), 'iminente', 'proximas'],
    [
      '[CAR-4] in class, later today',
      exam('2026-11-21T14:30', '2026-11-21T18:00', inClass),
      'iminente',
      'em_andamento',
    ],
    ['[CAR-5] in a minute more than 24 h', exam('2026-11-22T10:01', '2026-11-22T12:00'), 'proxima', 'proximas'],
    ['[CAR-5] in class, next week', exam('2026-11-28T10:00', '2026-11-28T12:00', inClass), 'presencial', 'proximas'],
  ])('%s', (_, of, state, section) => {
    expect(avaliacaoCardState(of, NOW, ZONE)).toBe(state);
    expect(avaliacaoSection(of, NOW, ZONE)).toBe(section);
  });

  it('[CAR-6] the start counts in the zone of the school: tonight at 23:00 is today, though tomorrow in UTC', () => {
    expect(avaliacaoSection(exam('2026-11-21T23:00', '2026-11-22T01:00'), NOW, ZONE)).toBe('em_andamento');
  });
});

describe('groups', () => {
  const rows = [
    { id: 'january', ...exam('2027-01-10T08:00', '2027-01-10T12:00') },
    { id: 'december 2', ...exam('2026-12-02T08:00', '2026-12-02T12:00') },
    { id: 'last night of november', ...exam('2026-11-30T23:00', '2026-12-01T02:00') },
    { id: 'december 1', ...exam('2026-12-01T08:00', '2026-12-01T12:00') },
    { id: 'old', ...exam('2026-11-01T08:00', '2026-11-01T12:00') },
    { id: 'done', ...exam('2026-11-21T07:00', '2026-11-21T12:00', { finishedMs: NOW - 1 }) },
    { id: 'soon', ...exam('2026-11-21T15:00', '2026-11-21T16:00') },
    { id: 'running', ...exam('2026-11-21T09:00', '2026-11-21T12:00') },
  ];
  const shown = (section: 'em_andamento' | 'proximas') =>
    avaliacaoGroups(rows, section, NOW, ZONE).map(({ month, rows: list }) => [month, list.map(({ id }) => id)]);

  it('[CAR-7] what can be done now first, what is finished last', () => {
    expect(shown('em_andamento')).toEqual([['2026-11', ['running', 'soon', 'done']]]);
  });

  it('[CAR-7] months ascending, by start inside a month, in the zone of the school', () => {
    expect(shown('proximas')).toEqual([
      ['2026-11', ['last night of november']],
      ['2026-12', ['december 1', 'december 2']],
      ['2027-01', ['january']],
    ]);
  });
});

describe('the first exam', () => {
  const begun = (one: AvaliacaoTimes, begunMs: number | null = at('2026-11-21T08:30')) => ({ ...one, begunMs });
  const long = exam('2026-11-21T08:00', '2026-11-21T18:00');
  const short = exam('2026-11-21T09:00', '2026-11-21T11:00');
  const soon = exam('2026-11-21T14:00', '2026-11-21T16:00');
  it.each<[name: string, rows: ReturnType<typeof begun>[], index: number | null]>([
    ['[CAR-13] the one that ends first', [begun(long, null), begun(short, null)], 1],
    ['[CAR-13] one begun before one that ends first', [begun(short, null), begun(long)], 1],
    ['[CAR-13] a running one before an imminent one', [begun(soon, null), begun(long, null)], 1],
    ['[CAR-13] none runs: the imminent one', [begun(soon, null)], 0],
    ['[CAR-13] handed in', [begun({ ...long, finishedMs: at('2026-11-21T09:00') })], null],
    ['[CAR-13] in class', [begun({ ...long, ...inClass }, null)], null],
    ['[CAR-13] nothing', [], null],
  ])('%s', (_, rows, index) => {
    expect(firstAvaliacao(rows, NOW, ZONE)).toBe(index === null ? null : rows[index]);
  });
});

describe('the time one would have', () => {
  const HOUR = 3600;
  it.each([
    { name: '[CAR-16] a long window', end: '2026-11-21T18:00', restante: HOUR, passed: 0, says: HOUR },
    {
      name: '[CAR-16] a window of a week, seen an hour later',
      end: '2026-11-28T10:00',
      restante: HOUR,
      passed: HOUR,
      says: HOUR,
    },
    { name: '[CAR-16] exactly the whole time', end: '2026-11-21T11:00', restante: HOUR, passed: 0, says: HOUR },
    { name: '[CAR-16] a window that ends first', end: '2026-11-21T10:11', restante: 660, passed: 0, says: 660 },
    { name: '[CAR-16] and goes on to end', end: '2026-11-21T10:11', restante: 900, passed: 240, says: 660 },
    { name: '[CAR-16] granted beyond the window', end: '2026-11-21T10:11', restante: HOUR, passed: 60, says: 3540 },
    { name: '[CAR-16] over', end: '2026-11-21T09:59', restante: 0, passed: 60, says: 0 },
  ])('$name', ({ end, restante, passed, says }) => {
    expect(secondsFromNow({ endMs: at(end) }, { total: HOUR, restante, passed }, NOW)).toBe(says);
  });
});
