import { expect, it } from 'vitest';

import { copy } from './copy.ts';

it('what TRI is stands in 60 words', () => {
  expect(copy.lead.split(/\s+/u).length).toBeLessThanOrEqual(60);
});
