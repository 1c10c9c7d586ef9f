import { describe, expect, it } from 'vitest';
import {
  resolveLiberacao,
  endsUntilRelease,
  isLiberada,
  liberacaoErro,
  liberacaoMinimaMs,
  liberacaoMs,
  SEM_OUTRAS,
  situacaoGestao,
} from './liberacao.ts';

const GRACE = 120_000;
const ends = [10_000, 50_000];
const MIN = 50_000 + GRACE;
const free = { retido: false, liberarEmMs: null };
const held = { retido: true, liberarEmMs: null };
const later = { retido: false, liberarEmMs: MIN + 1000 };

describe('release', () => {
  it('[LIB-1] the last class and the grace; unknown while a class has no end, or there is none', () => {
    expect(liberacaoMinimaMs(ends)).toBe(MIN);
    expect(liberacaoMinimaMs([10_000, null])).toBeNull();
    expect(liberacaoMinimaMs([])).toBeNull();
  });

  it.each([
    ['[LIB-2] as early as may be', free, MIN, MIN + 1],
    ['[LIB-2] the later moment', later, MIN + 1000, MIN + 1001],
    ['[LIB-2] a moment before the end is moved to it', { retido: false, liberarEmMs: 5 }, MIN, MIN + 1],
  ])('%s', (_, retencao, at, first) => {
    expect(liberacaoMs(ends, retencao)).toBe(at);
    expect(isLiberada(ends, retencao, at)).toBe(false);
    expect(isLiberada(ends, retencao, first)).toBe(true);
  });

  it('[LIB-2] held: never, whatever the moment', () => {
    expect(liberacaoMs(ends, { retido: true, liberarEmMs: MIN + 1 })).toBeNull();
    expect(isLiberada(ends, held, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

describe('a wish', () => {
  it.each([
    ['[LIB-3] held again before the release', ends, free, held, MIN, null],
    ['[LIB-3] held after it', ends, free, held, MIN + 1, 'ja_liberada'],
    ['[LIB-3] let out long after', ends, held, free, MIN + 1, null],
    ['[LIB-4] at the earliest moment', ends, free, { retido: false, liberarEmMs: MIN }, 0, null],
    ['[LIB-4] just before it', ends, free, { retido: false, liberarEmMs: MIN - 1 }, 0, 'antes_do_fim'],
    ['[LIB-4] while a class has no end', [null], free, later, 0, 'antes_do_fim'],
    ['[LIB-4] without a moment nothing is early', [null], free, held, 0, null],
  ] as const)('%s', (_, classEnds, stored, wanted, now, erro) => {
    expect(liberacaoErro(classEnds, stored, wanted, now)).toBe(erro);
  });
});

it.each([
  ['[LIB-5] before the own start', free, 19_999, 'agendada'],
  ['[LIB-5] at the own start', free, 20_000, 'aberta'],
  ['[LIB-5] until the grace of the last class', free, MIN, 'aberta'],
  ['[LIB-5] after it', free, MIN + 1, 'liberada'],
  ['[LIB-5] after it, held', held, MIN + 1, 'encerrada'],
  ['[LIB-5] after it, at a later moment', later, MIN + 1000, 'encerrada'],
] as const)('%s', (_, retencao, now, situacao) => {
  expect(situacaoGestao({ inicioMs: 20_000, classEndsMs: ends, retencao }, now)).toBe(situacao);
});

describe('decision 195: exams that share a question', () => {
  const later90 = { fimMs: 90_000, semFim: false };
  const later200 = { fimMs: 210_000, semFim: false };

  it.each([
    ['[LIB-6] no other exam', SEM_OUTRAS, MIN],
    ['[LIB-6] one that ended before', { fimMs: 20_000, semFim: false }, MIN],
    ['[LIB-6] one that ends later', later90, 90_000 + GRACE],
    ['[LIB-6] one that has no end yet', { fimMs: 90_000, semFim: true }, null],
  ])('%s', (_, outras, at) => {
    expect(liberacaoMs(endsUntilRelease(ends, outras), free)).toBe(at);
  });

  it('[LIB-6] closed for every class, it is encerrada while it waits for another exam', () => {
    const prova = { inicioMs: 0, classEndsMs: endsUntilRelease(ends, later90), ownEndsMs: ends };
    expect(situacaoGestao({ ...prova, retencao: free }, MIN + 1)).toBe('encerrada');
    expect(situacaoGestao({ ...prova, retencao: free }, 90_000 + GRACE + 1)).toBe('liberada');
  });

  const LATER = 90_000 + GRACE;
  const none = SEM_OUTRAS;
  it.each([
    ['given before the release', { liberadoEmMs: MIN, before: none, found: later90 }, MIN, later90, LATER],
    ['given after it', { liberadoEmMs: MIN, before: none, found: later90 }, MIN + 1, none, MIN],
    ['gone after the release', { liberadoEmMs: LATER, before: later90, found: none }, LATER + 1, later90, LATER],
    ['given while it is held', { liberadoEmMs: null, before: none, found: later90 }, MIN + 1, later90, LATER],
  ])('[LIB-7] another exam %s', (_, { liberadoEmMs, before, found }, now, outras, at) => {
    const row = { ownEndsMs: ends, liberadoEmMs, before, found, retencao: free };
    expect(resolveLiberacao(row, now)).toEqual({ outras, liberadoEmMs: at });
  });

  it.each([
    ['its own exam is opened again', [200_000], free, later200, 210_000 + GRACE],
    ['it is held again', ends, { retido: true, liberarEmMs: null }, later90, null],
  ])('[LIB-7] a shown result waits for all others again when %s', (_, ownEndsMs, retencao, found, at) => {
    const row = { ownEndsMs, liberadoEmMs: MIN, before: SEM_OUTRAS, found, retencao };
    expect(resolveLiberacao(row, MIN + 1)).toEqual({ outras: found, liberadoEmMs: at });
  });
});
