import { describe, expect, it } from 'vitest';

import { formatDuration, formatRemaining } from './duracao.ts';

describe('durations in words', () => {
  it.each([
    { case: 'nothing', seconds: 0, text: '0 s' },
    { case: 'below zero', seconds: -3, text: '0 s' },
    { case: 'just under a minute', seconds: 59, text: '59 s' },
    { case: 'a minute', seconds: 60, text: '1 min' },
    { case: 'just under an hour', seconds: 3599, text: '59 min' },
    { case: 'an hour', seconds: 3600, text: '1 h' },
    { case: 'five and a half hours', seconds: 19_800, text: '5 h 30 min' },
  ])('[DUR-1] $case: $text', ({ seconds, text }) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

it.each([
  [60, 'Resta 1 min'],
  [3600, 'Resta 1 h'],
  [1, 'Resta 1 s'],
  [0, 'Restam 0 s'],
  [120, 'Restam 2 min'],
  [3660, 'Restam 1 h 1 min'],
  [39_600, 'Restam 11 h'],
])('[DUR-2] %i s left: %s', (seconds, text) => {
  expect(formatRemaining(seconds)).toBe(text);
});
