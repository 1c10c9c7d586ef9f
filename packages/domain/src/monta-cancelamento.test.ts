import { expect, it } from 'vitest';

import { cancelamentoErro, restauracaoErro } from './monta-cancelamento.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAYS_30 = 30 * 86_400_000;

it.each([
  ['no release is known', null, null],
  ['at the release', NOW, null],
  ['a moment after it', NOW - 1, 'resultado_liberado'],
])('[MON-5] an exam is cancelled until its release: %s', (_name, release, expected) => {
  expect(cancelamentoErro(release, NOW)).toBe(expected);
});

it.each([
  ['not cancelled', null, 'nao_cancelada'],
  ['30 days ago', NOW - DAYS_30, null],
  ['a moment longer', NOW - DAYS_30 - 1, 'cancelada_ha_muito'],
])('[MON-5] a cancellation is taken back within 30 days: %s', (_name, at, expected) => {
  expect(restauracaoErro(at, NOW)).toBe(expected);
});
