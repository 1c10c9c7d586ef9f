import { expect, it } from 'vitest';

import { screens } from './screens.ts';
import { ESCOLA_PARTES } from './shared/escola/escola-partes.ts';

it.each(ESCOLA_PARTES)('$href is headed by its own name, before and after it is loaded', ({ href, label, title }) => {
  const row = screens.rows.find(({ address }) => address === href);
  expect(row?.title).toBe(title ?? label);
});
