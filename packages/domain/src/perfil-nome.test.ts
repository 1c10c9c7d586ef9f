import { expect, it } from 'vitest';
import { STAFF_PERFIS } from './perfil.ts';
import { PERFIL_NOMES } from './perfil-nome.ts';

it('every staff profile has a name of its own', () => {
  const names = STAFF_PERFIS.map((perfil) => PERFIL_NOMES[perfil]);
  expect(new Set(names).size).toBe(STAFF_PERFIS.length);
  expect(names).not.toContain('');
});
