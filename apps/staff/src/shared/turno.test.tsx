import { expect, it } from 'vitest';

import { nomeDoTurno, TURNOS } from './turno.ts';

it.each([
  [1, 'Manhã'],
  [3, 'Noite'],
  [4, 'Integral'],
  [null, 'Não Informado'],
  [9, 'Não Informado'],
])('staff read the shift %s as %s', (turno, name) => expect(nomeDoTurno(turno)).toBe(name));

it('a class can have four', () => {
  expect(TURNOS.map(({ label }) => label)).toEqual(['Manhã', 'Tarde', 'Noite', 'Integral']);
});
