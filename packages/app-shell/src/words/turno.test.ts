import { expect, it } from 'vitest';

import { turnoName } from './turno.ts';

it.each([
  [1, 'Manhã'],
  [2, 'Tarde'],
  [3, 'Noite'],
  [4, 'Não Informado'],
  [null, 'Não Informado'],
  ['', 'Não Informado'],
])('shift %j is shown as %s (S1 §3)', (turno, name) => {
  expect(turnoName(turno)).toBe(name);
});
