import { expect, it } from 'vitest';

import { checkFontes } from './fonte.ts';

it.each([
  'Idempotent while it runs (decision 137).',
  'As S2 §4.3 says.',
  'Decoys after five names (security D5).',
  'Places by RAN-1.',
  'Kept apart (D 93).',
])('a text that names its source is found: %s (D 228)', (description) => {
  expect(checkFontes({ paths: { '/a': { get: { description } } } })).toMatchObject([
    expect.stringContaining('openapi/paths//a/get: the description names its source'),
  ]);
});

it.each(['Counts UTF-16 code units.', 'Code of the exam, as ENEM-2022.', 'First of 2 days.'])(
  'a text without one is left alone: %s',
  (description) => {
    expect(checkFontes({ description, 'x-fonte': 'decision 137', examples: { a: { summary: 'S2 §4.3' } } })).toEqual(
      [],
    );
  },
);
