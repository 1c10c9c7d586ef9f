import { describe, expect, it } from 'vitest';

import { hashSenha, SEM_SENHA, verifySenha } from './senha.ts';

describe('passwords', () => {
  it('are stored as argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hashSenha('luneta')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['the right one', 'luneta', true],
    ['another one', 'Luneta', false],
  ])('%s', async (_name, senha, expected) => {
    expect(await verifySenha(await hashSenha('luneta'), senha)).toBe(expected);
  });

  it.each([
    ['an unknown account', null],
    ['[PIM-8] an account without a password', SEM_SENHA],
  ])('%s takes as long as a known one', async (_name, without) => {
    const stored = await hashSenha('luneta');
    const time = async (hash: string | null) => {
      const started = performance.now();
      expect(await verifySenha(hash, 'errada')).toBe(false);
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    // Interleaved, so that changes of the machine's speed affect both alike.
    for (let n = 0; n < 15; n += 1) {
      known.push(await time(stored));
      unknown.push(await time(without));
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[7] ?? 0;
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
  });
});
