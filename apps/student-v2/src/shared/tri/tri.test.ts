import { expect, it } from 'vitest';

import { text } from './text.ts';

it('what TRI is stands in 60 words', () => {
  expect(text.lead.split(/\s+/u).length).toBeLessThanOrEqual(60);
});
