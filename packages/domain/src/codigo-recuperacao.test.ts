import { describe, expect, it } from 'vitest';

import { drawRecoveryCode, readSecondStep } from './codigo-recuperacao.ts';

describe('recovery codes', () => {
  it('[DET-6] have two halves of five letters and digits that are not confused', () => {
    let next = 0;
    const codes = Array.from({ length: 10 }, () =>
      drawRecoveryCode((below) => {
        next += 1;
        return next % below;
      }),
    );
    expect(codes.every((code) => /^[A-Z2-9]{5}-[A-Z2-9]{5}$/.test(code))).toBe(true);
    expect(codes.join('')).not.toMatch(/[01O5S8BILUV]/);
  });

  it('[DET-6] are as random as the numbers drawn', () => {
    expect(drawRecoveryCode(() => 0)).toBe('AAAAA-AAAAA');
    expect(drawRecoveryCode((below) => below - 1)).toBe('99999-99999');
  });
});

describe('what was typed as the second step', () => {
  it.each([
    ['[DET-7] six digits are a code of the app', '287082', { kind: 'app', code: '287082' }],
    ['[DET-7] also with a space in the middle', ' 287 082 ', { kind: 'app', code: '287082' }],
    ['[DET-7] a recovery code as shown', 'K7QMD-3WXRP', { kind: 'recovery', code: 'K7QMD-3WXRP' }],
    ['[DET-7] in lower case and without its hyphen', 'k7qmd 3wxrp', { kind: 'recovery', code: 'K7QMD-3WXRP' }],
    ['[DET-7] five digits are neither', '28708', null],
    ['[DET-7] a letter that no code has', 'K7QMD-3WXR0', null],
    ['[DET-7] nothing', '', null],
  ])('%s', (_, typed, read) => {
    expect(readSecondStep(typed)).toEqual(read);
  });
});
