import { expect, it } from 'vitest';
import { senhaRules, type SenhaVariant } from './senha-regras.ts';
import { newerFormErrors, olderFormErrors } from './senha.ts';

const [L, T, D, C] = ['apenas_letras_e_numeros', 'tamanho', 'diferente_da_atual', 'confirmacao'] as const;
type Row = [name: string, variant: SenhaVariant, atual: string, nova: string, confirmacao: string, met: object];

const rows: Row[] = [
  ['[SRG-1] older, nothing typed', 'older', '', '', '', { [L]: null, [T]: null, [C]: null }],
  ['[SRG-1] older, five letters', 'older', '', 'abcde', '', { [L]: true, [T]: false, [C]: null }],
  ['[SRG-1] older, a sign', 'older', '', 'abc-123', 'abc-12', { [L]: false, [T]: true, [C]: false }],
  ['[SRG-1] older, good', 'older', '', 'abc123', 'abc123', { [L]: true, [T]: true, [C]: true }],
  ['[SRG-1] newer, nothing typed', 'newer', 'antiga', '', '', { [T]: null, [D]: null, [C]: null }],
  ['[SRG-1] newer, the current one', 'newer', 'antiga1', 'antiga1', '', { [T]: true, [D]: false, [C]: null }],
  ['[SRG-1] newer, current not given yet', 'newer', '', 'abcdef', '', { [T]: true, [D]: null, [C]: null }],
  ['[SRG-1] newer, twenty-one', 'newer', 'antiga', 'a'.repeat(21), '', { [T]: false, [D]: true, [C]: null }],
  ['[SRG-1] newer, good', 'newer', 'antiga', 'nova-12', 'nova-12', { [T]: true, [D]: true, [C]: true }],
];

it.each(rows)('%s', (_, variant, atual, nova, confirmacao, met) => {
  const rules = senhaRules(variant, { atual, nova, confirmacao });
  expect(Object.fromEntries(rules.map((rule) => [rule.rule, rule.met]))).toEqual(met);
});

it.each([
  ['eleven', 11, false],
  ['twelve', 12, true],
  ['128', 128, true],
  ['129', 129, false],
])('[SRG-1] staff, %s', (_, length, met) => {
  const rules = senhaRules('newer', { atual: 'x', nova: 'y'.repeat(length), confirmacao: '' }, 'diretor');
  expect(rules[0]).toEqual({ rule: 'tamanho', met });
});

it('[SRG-1] a form with every rule met has no error, and one with a broken rule has', () => {
  for (const [, variant, atual, nova, confirmacao] of rows) {
    const form = { atual: atual === '' ? 'antiga' : atual, nova, confirmacao };
    const errors = variant === 'older' ? olderFormErrors(form) : newerFormErrors(form);
    const allMet = senhaRules(variant, form).every(({ met }) => met === true);
    expect([nova, Object.keys(errors).length === 0]).toEqual([nova, allMet]);
  }
});
