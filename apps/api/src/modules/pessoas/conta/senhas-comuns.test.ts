import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { drawSenha } from './senha-sorteada.ts';
import { isSenhaComum } from './senhas-comuns.ts';

const lines = readFileSync(join(import.meta.dirname, 'dados/senhas-comuns.txt'), 'utf8')
  .trimEnd()
  .split('\n');

describe('common passwords', () => {
  it('are at least 3,000 different ones, in the form used for comparison', () => {
    expect(lines.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !/^[!-~]{6,20}$/.test(line) || line !== line.toLowerCase())).toEqual([]);
  });

  it.each([
    ['digits', '123456', true],
    ['a Brazilian one', 'flamengo', true],
    ['in capitals', 'FLAMENGO', true],
    ['a password of the test school', 'pipa-azul', false],
    ['nothing', '', false],
  ])('%s', (_name, senha, expected) => {
    expect(isSenhaComum(senha)).toBe(expected);
  });
});

describe('drawn passwords', () => {
  it('are ten letters and digits without look-alikes, and differ from each other', () => {
    const drawn = Array.from({ length: 1_000 }, drawSenha);
    expect(drawn.filter((senha) => !/^[a-hjkmnp-z2-9]{10}$/.test(senha))).toEqual([]);
    expect(new Set(drawn).size).toBe(1_000);
  });
});
