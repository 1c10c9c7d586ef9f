import { createSessionStore } from '@luneta/auth';
import { expect, it } from 'vitest';

import { createMemoryStorage } from './storage.ts';
import { fakeToken } from './testing.ts';

it('the lines of the README sign a student in', () => {
  const storages = { session: createMemoryStorage(), local: createMemoryStorage() };
  const sessions = createSessionStore({ session: () => storages.session, local: () => storages.local });
  const enter = (authorization: string) => sessions.signIn({ authorization, remember: false });
  expect(sessions.access()).toBe('anonymous');
  enter(fakeToken({ perfil: 'aluno', turma_aluno_id: 11 }));
  expect(sessions.access()).toBe('student');
});
