import { createMemoryStorage } from '@luneta/auth';
import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';

import { BIA, tokenOf } from '../testing/people.ts';
import { CONFIG } from '../testing/config.ts';
import { createServices } from './services.ts';

function signedIn() {
  const [session, local] = [createMemoryStorage(), createMemoryStorage()];
  const { fetch } = createMockServer();
  const address = { pathname: '/resultados', search: '', hash: '', replace: (url: string) => (address.pathname = url) };
  const storages = { session: () => session, local: () => local };
  const services = createServices(CONFIG, { fetch, storages, address });
  services.session.signIn({ authorization: tokenOf(BIA) });
  services.queryClient.setQueryData(['turma_aluno', 1002, 'conta'], { nome: 'Bia' });
  return { ...services, address, cached: () => services.queryClient.getQueryCache().getAll().length };
}

it.each([
  { case: 'a renewed token keeps it', act: tokenOf(BIA, 'renovado'), how: 'renew', left: 1, at: '/resultados' },
  {
    case: 'the same student signing in again keeps it',
    act: tokenOf(BIA, 'de novo'),
    how: 'signIn',
    left: 1,
    at: '/resultados',
  },
  {
    case: 'another student empties it',
    act: tokenOf({ ...BIA, turma_aluno_id: 1003 }),
    how: 'signIn',
    left: 0,
    at: '/resultados',
  },
  { case: 'signing out empties it', act: '', how: 'signOut', left: 0, at: '/' },
] as const)('the cache: $case', ({ act, how, left, at }) => {
  const { session, cached, address } = signedIn();
  if (how === 'renew') session.renew(act);
  else if (how === 'signIn') session.signIn({ authorization: act });
  else session.signOut();
  expect(cached()).toBe(left);
  expect(address.pathname).toBe(at);
});

it('knows by which name the person signed in, until the session ends', () => {
  const { session, visit } = signedIn();
  visit.update({ username: 'bia' });
  session.signIn({ authorization: tokenOf(BIA, 'nova') });
  session.renew(tokenOf(BIA, 'renovado'));
  expect(visit.getSnapshot()).toMatchObject({ username: '', signedInAs: 'bia' });
  session.signOut();
  expect(visit.getSnapshot().signedInAs).toBe('');
});
