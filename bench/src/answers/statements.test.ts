import { describe, expect, it } from 'vitest';

import { countStatements } from './statements.ts';

describe('counting statements in the log', () => {
  it.each([
    {
      name: 'named ones by name',
      log: 'bench |LOG:  execute save_resposta: with alvo as (\n  select 1)\nbench |DETAIL:  Parameters: $1\nbench |LOG:  execute save_resposta: with',
      counts: { save_resposta: 2 },
    },
    { name: 'others together', log: 'bench [unknown]|LOG:  statement: begin', counts: { '(unnamed)': 1 } },
    { name: 'not the jobs', log: 'bench luneta-jobs|LOG:  execute fetch: select 1', counts: {} },
    { name: 'not what was logged before', log: '2026-11-21 UTC [7] LOG:  statement: begin', counts: {} },
  ])('counts $name', ({ log, counts }) => {
    expect(Object.fromEntries(countStatements(log))).toEqual(counts);
  });
});
