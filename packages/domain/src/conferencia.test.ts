import { describe, expect, it } from 'vitest';
import { awaitsConferencia, conferenciaErro, liberacaoModo } from './conferencia.ts';
import { isLiberada, liberacaoMs } from './liberacao.ts';

const ends = [10_000, 50_000];
const MIN = 50_000 + 120_000;

describe('a look before the release', () => {
  const waiting = { retido: false, liberarEmMs: null, aConferir: true };

  it('[LIB-8] the exam overrules the school', () => {
    expect(liberacaoModo('conferida', null)).toBe('conferida');
    expect(liberacaoModo('conferida', 'sozinha')).toBe('sozinha');
    expect(liberacaoModo('sozinha', 'conferida')).toBe('conferida');
  });

  it.each([
    ['[LIB-9] by itself: never', 'sozinha', null, ends, false],
    ['[LIB-9] nobody looked', 'conferida', null, ends, true],
    ['[LIB-9] looked after the end and the grace', 'conferida', MIN + 1, ends, false],
    ['[LIB-9] looked, then the end moved', 'conferida', MIN + 1, [...ends, 60_000], true],
    ['[LIB-9] looked, then a class without an end', 'conferida', MIN + 1, [...ends, null], true],
  ] as const)('%s', (_, modo, conferidaEmMs, ownEndsMs, expected) => {
    expect(awaitsConferencia(modo, conferidaEmMs, ownEndsMs)).toBe(expected);
  });

  it('[LIB-9] nothing is shown while it waits', () => {
    expect(liberacaoMs(ends, waiting)).toBeNull();
    expect(isLiberada(ends, waiting, Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it.each([
    ['[LIB-10] in the grace', ends, undefined, waiting, MIN, 'prova_nao_encerrada'],
    ['[LIB-10] after it', ends, undefined, waiting, MIN + 1, null],
    ['[LIB-10] held too', ends, undefined, { ...waiting, retido: true }, MIN + 1, null],
    ['[LIB-10] only another exam is not over', [...ends, 90_000], ends, waiting, MIN + 1, null],
    ['[LIB-10] shown already', ends, undefined, { ...waiting, aConferir: false }, MIN + 1, 'ja_liberada'],
  ] as const)('%s', (_, classEndsMs, ownEndsMs, retencao, now, erro) => {
    expect(conferenciaErro({ classEndsMs, retencao, ...(ownEndsMs && { ownEndsMs }) }, now)).toBe(erro);
  });
});
