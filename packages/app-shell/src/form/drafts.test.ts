import { createMemoryStorage, createSafeStorage } from '@luneta/auth';
import { expect, it } from 'vitest';

import { drafts, type Owner } from './drafts.ts';

const JULIA: Owner = { email: 'julia@escola.example', escola_id: 1, nome: 'Júlia Amaral' };
const WORK = { em: 1_790_000_000_000, versao: 3, dados: { titulo: 'Frações' } };

function shared() {
  const storage = createMemoryStorage();
  const device = createSafeStorage(() => storage);
  return { device, of: (owner: Owner, objeto = 'curso:12') => drafts(device, owner, objeto) };
}

it('what one person keeps is read back, until it is forgotten', () => {
  const { of } = shared();
  expect(of(JULIA).read()).toBeNull();
  of(JULIA).keep(WORK);
  expect(of(JULIA).read()).toEqual(WORK);
  of(JULIA).forget();
  expect(of(JULIA).read()).toBeNull();
});

it.each([
  ['another person', { ...JULIA, email: 'rui@escola.example' }, 'curso:12'],
  ['the same name in another school', { ...JULIA, escola_id: 2 }, 'curso:12'],
  ['another object', JULIA, 'curso:13'],
])('%s does not get it', (_, owner, objeto) => {
  const { of } = shared();
  of(JULIA).keep(WORK);
  expect(of(owner, objeto).read()).toBeNull();
});

it('the storage names nobody', () => {
  const { device, of } = shared();
  of(JULIA).keep(WORK);
  expect(device.keys()).toEqual([expect.stringMatching(/^luneta:guardado:curso:12:[a-z0-9]+$/u)]);
});

it.each(['', '{', 'null', '[]', '{"em":"ontem","versao":1,"dados":{}}'])('%j is no work', (text) => {
  const { device, of } = shared();
  of(JULIA).keep(WORK);
  for (const name of device.keys()) device.write(name, text);
  expect(of(JULIA).read()).toBeNull();
});
