import { describe, expect, it } from 'vitest';

import { formatDuration } from './duracao.ts';

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
