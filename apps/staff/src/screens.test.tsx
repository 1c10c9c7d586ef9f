/** The table of the console against its screens, and against the parts that the guard knows. */
import { checkTitles } from '@luneta/app-shell/testing/render';
import { CONSOLE_PARTS } from '@luneta/domain/rotas';
import { expect, it } from 'vitest';

import { screens } from './screens.ts';
import { open } from './testing/open.tsx';

it('has a screen at every part of the console that the guard lets through', () => {
  const addresses = screens.rows.map(({ address }) => address);
  expect(CONSOLE_PARTS.filter((part) => !addresses.includes(part))).toEqual([]);
});

checkTitles({ screens, open: (path) => open(path) });
