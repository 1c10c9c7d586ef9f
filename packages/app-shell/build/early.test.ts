/** The table inside the page, of a small app that is built here. */
import { expect, it } from 'vitest';

import { earlyTable } from './early.ts';
import { smallBundle } from './small-bundle.ts';

const HOME = { path: '/home', modules: ['routes/home.tsx'], gets: ['/api/conta'] };
const plain = (file: string) => file.replace(/^assets\/|-[\w-]{8}(?=\.)/gu, '');

it('the drawing that is the largest picture is asked for with the code of the screen, behind it', async () => {
  const next = { after: '/api/conta', part: 'itens', by: 'ordem', get: '/api/q/{id}' };
  const { files, rows } = earlyTable(
    await smallBundle(),
    [{ ...HOME, drawings: ['mascot-feliz'], next }, HOME],
    () => true,
  );
  expect(files.map(plain)).toEqual(['home.js', 'mascot-feliz.svg']);
  expect(rows).toEqual([
    ['/home', [0, 1], [0], next],
    ['/home', [0], [0]],
  ]);
});

it('a drawing that the build does not have stops it', async () => {
  const bundle = await smallBundle();
  expect(() => earlyTable(bundle, [{ ...HOME, drawings: ['mascot-alegre'] }], () => true)).toThrow(/mascot-alegre/u);
});
