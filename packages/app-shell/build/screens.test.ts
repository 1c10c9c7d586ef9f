/** What the build reads out of a table of screens. */
import { homeRankingQuery } from '@luneta/api-client/home';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { roteiroFaseQuery } from '@luneta/api-client/trilha-fase';
import { expect, it } from 'vitest';

import { earlyOf } from '../src/screens/early-of.ts';
import { screensOf, type Screen } from '../src/screens/screens.ts';
import { moduleOf } from './screens.ts';

const ADDRESS = '/a/:tipo/:trilha_fase_id/:ordem';
const load = () => Promise.resolve(() => null);

function rowWith(part: Partial<Screen<typeof ADDRESS, never>>) {
  const [row] = screensOf({ one: ADDRESS }, {}, { one: { load, title: 'A', frame: 'cards', ...part } }).rows;
  if (row === undefined) throw new Error('no row');
  return row;
}

it('an address is asked for with the account, the queries of its row and what follows them, once for each kind', async () => {
  const row = rowWith({
    queries: ({ api, trilha_fase_id }) => [roteiroFaseQuery(api, trilha_fase_id)],
    follow: ({ api, trilha_fase_id, ordem }) => ({
      after: roteiroFaseQuery(api, trilha_fase_id),
      part: 'items',
      row: { by: 'ordem', at: ordem },
      id: 'banco_questao_id',
      query: (id) => questaoQuery(api, id),
    }),
  });
  const fase = '/api/v2/roteiro_estudos/{trilha_fase_id}';
  const next = { after: fase, part: 'items', by: 'ordem', get: '/api/v2/banco_questoes/{banco_questao_id}' };
  const gets = ['/api/v2/users/contas', fase];
  expect(await earlyOf(row)).toEqual([
    { path: '/a/roteiro_estudos/:trilha_fase_id/:ordem', gets, next },
    { path: '/a/plano_acoes/:trilha_fase_id/:ordem', gets, next },
  ]);
});

it('a query that sends more than the student stops the build: the page would ask for another answer', async () => {
  const row = rowWith({ queries: ({ api }) => [homeRankingQuery(api, { escopo: 'turma' })] });
  await expect(earlyOf(row)).rejects.toThrow('escopo=turma');
});

it('the file of a screen is the one that its row imports', () => {
  // The build reads the text alone; a test's own imports are rewritten before they run.
  const text = "async () => (await import('./features/home/home-screen.tsx')).HomeScreen";
  expect(moduleOf(Object.assign(() => Promise.resolve(null), { toString: () => text }))).toBe(
    'features/home/home-screen.tsx',
  );
});

it('a row that imports no file of the app stops the build', () => {
  expect(() => moduleOf(load)).toThrow('no import');
});
