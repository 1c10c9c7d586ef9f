import { describe, expect, it } from 'vitest';
import { continueJogo, suggestsPausa, type Jogo } from './pausa.ts';

const START = Date.parse('2026-11-21T14:00:00-03:00');
const at = (minutes: number, ms = 0) => START + minutes * 60_000 + ms;
const jogo = (changes: Partial<Jogo> = {}): Jogo => ({
  desdeMs: START,
  ultimoMs: START,
  dispensada: false,
  ...changes,
});

describe('continueJogo', () => {
  it.each([
    { name: '[PAU-2] the first sign begins it', antes: null, now: START, desde: START },
    { name: '[PAU-2] a sign soon after goes on', antes: jogo(), now: at(10, -1), desde: START },
    { name: '[PAU-2] ten minutes away were a break', antes: jogo(), now: at(10), desde: at(10) },
    { name: '[PAU-2] a clock that went back begins anew', antes: jogo(), now: at(-1), desde: at(-1) },
  ])('$name', ({ antes, now, desde }) => {
    expect(continueJogo(antes, now)).toMatchObject({ desdeMs: desde, ultimoMs: now });
  });

  it('[PAU-3] what was put away stays so until a break', () => {
    const away = jogo({ dispensada: true });
    expect(continueJogo(away, at(5)).dispensada).toBe(true);
    expect(continueJogo(away, at(20)).dispensada).toBe(false);
  });
});

describe('suggestsPausa', () => {
  it.each([
    { name: '[PAU-1] a millisecond before 45 minutes', ultimoMs: at(45, -1), dispensada: false, sugere: false },
    { name: '[PAU-1] after 45 minutes', ultimoMs: at(45), dispensada: false, sugere: true },
    { name: '[PAU-3] put away', ultimoMs: at(90), dispensada: true, sugere: false },
  ])('$name', ({ ultimoMs, dispensada, sugere }) => {
    expect(suggestsPausa(jogo({ ultimoMs, dispensada }))).toBe(sugere);
  });
});
