import { describe, expect, it, vi } from 'vitest';
import { DEVICE_PREFIX, EXIBIU_ATUALIZACAO, KEPT_PREFIX } from './keys.ts';
import { createSessionStore } from './session-store.ts';
import { createMemoryStorage } from './storage.ts';
import { fakeToken, fullStorage, refuseStorage } from './testing.ts';

const byText = (a: string | null, b: string | null) => String(a).localeCompare(String(b));

const ana = fakeToken({ perfil: 'aluno', turma_aluno_id: 10, metadata: { email: 'ana@escola.example', escola_id: 1 } });
const bia = fakeToken({ perfil: 'aluno', turma_aluno_id: 20 });
const staff = fakeToken({ perfil: 'professor' });
const staffWithStudent = fakeToken({ perfil: 'professor', perfil_real: 'gestao_vida', turma_aluno_id: 10, ator_id: 5 });
const guardian = fakeToken({ perfil: 'responsavel', turma_aluno_id: 10 });
const withoutClass = fakeToken({ perfil: 'aluno' });

function browser() {
  const session = createMemoryStorage();
  const local = createMemoryStorage();
  const open = () => createSessionStore({ session: () => session, local: () => local });
  return { session, local, open };
}

const keysOf = (storage: ReturnType<typeof createMemoryStorage>) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

describe('access', () => {
  it.each([
    ['nobody', null, 'anonymous', false],
    ['a student with a class', ana, 'student', true],
    ['a student without a class', withoutClass, 'anonymous', false],
    ['a profile the login refuses (decision 9)', guardian, 'anonymous', false],
    ['staff before choosing (decision 28)', staff, 'staff-without-student', false],
    ['staff seeing a student', staffWithStudent, 'student', true],
  ])('%s', (_name, authorization, access, authenticated) => {
    const store = browser().open();
    if (authorization !== null) store.signIn({ authorization, remember: false });
    expect([store.access(), store.isAuthenticated()]).toEqual([access, authenticated]);
  });

  it('a stored session without profile information leads to login (S1 §4)', () => {
    const { session, open } = browser();
    session.setItem('request_authorization', ana);
    session.setItem('turma_aluno_id', '10');
    expect(open().access()).toBe('anonymous');
  });
});

describe('notes of one person', () => {
  const withNote = () => {
    const held = browser();
    const store = held.open();
    store.signIn({ authorization: staff, remember: true });
    store.setNote('recentes', '[1002]');
    return { ...held, store };
  };

  it('written into a storage that was emptied leave the session that the page still has (C35)', () => {
    const { session, local, store } = withNote();
    for (const storage of [session, local]) for (const key of keysOf(storage)) storage.removeItem(String(key));
    store.setNote('recentes', '[1003]');
    expect([store.access(), store.note('recentes')]).toEqual(['staff-without-student', '[1003]']);
  });

  it('live in the tab, also when the session is remembered', () => {
    const { session, local, store, open } = withNote();
    expect(store.note('recentes')).toBe('[1002]');
    expect(open().note('recentes')).toBe('[1002]');
    expect([keysOf(session), keysOf(local).filter((key) => key?.includes('recentes'))]).toEqual([
      ['luneta:sessao:recentes'],
      [],
    ]);
  });

  it.each([
    ['signing out', (store: ReturnType<ReturnType<typeof browser>['open']>) => store.signOut()],
    ['another person', (store: ReturnType<ReturnType<typeof browser>['open']>) => store.signIn({ authorization: bia })],
  ])('%s ends them', (_name, act) => {
    const { session, store } = withNote();
    act(store);
    expect(store.note('recentes')).toBeNull();
    expect(keysOf(session).filter((key) => key?.includes('recentes'))).toEqual([]);
  });

  it('are not kept for nobody', () => {
    const { session, open } = browser();
    open().setNote('recentes', '[1002]');
    expect(session.length).toBe(0);
  });
});

describe('place (decision 38)', () => {
  it('keeps the documented keys in sessionStorage by default and survives a reload', () => {
    const { session, local, open } = browser();
    open().signIn({ authorization: ana, remember: false });
    expect([...keysOf(session)].sort(byText)).toEqual([
      'metadata',
      'perfil',
      'perfil_real',
      'request_authorization',
      'turma_aluno_id',
    ]);
    expect(local.length).toBe(0);
    expect(open().getSnapshot()).toMatchObject({
      request_authorization: ana,
      turma_aluno_id: 10,
      metadata: { escola_id: 1 },
    });
  });

  it("keeps them in localStorage with 'Lembre-se de mim.', also after renewal and a new context", () => {
    const { session, local, open } = browser();
    const store = open();
    store.signIn({ authorization: ana, remember: true });
    const renewed = fakeToken({ perfil: 'aluno', turma_aluno_id: 10, iat: 2 });
    store.renew(renewed);
    expect(local.getItem('request_authorization')).toBe(renewed);
    store.signIn({ authorization: staffWithStudent });
    expect([session.length, local.getItem('perfil_real')]).toEqual([0, 'gestao_vida']);
  });

  it('refuses an unreadable token and keeps what was there', () => {
    const store = browser().open();
    store.signIn({ authorization: ana, remember: false });
    expect(store.signIn({ authorization: 'rubbish', remember: false })).toBeNull();
    store.renew('rubbish');
    expect(store.getSnapshot().request_authorization).toBe(ana);
  });
});

describe('end of a session (decision 33, C37)', () => {
  const leftovers = ['ciclo', 'luneta:prova:ultima:10:5:1', 'filtro_materia'];
  const kept = [EXIBIU_ATUALIZACAO, `${DEVICE_PREFIX}animacoes`, `${KEPT_PREFIX}boss:1002:4107`];

  it.each([
    ['sign-out', (store: ReturnType<ReturnType<typeof browser>['open']>) => store.signOut()],
    [
      'another student',
      (store: ReturnType<ReturnType<typeof browser>['open']>) =>
        void store.signIn({ authorization: bia, remember: false }),
    ],
  ])('%s clears both storages but device preferences', (_name, end) => {
    const { session, local, open } = browser();
    const store = open();
    store.signIn({ authorization: ana, remember: true });
    for (const key of [...leftovers, ...kept]) local.setItem(key, 'x');
    session.setItem('filtro_tipo', 'x');
    end(store);
    expect([...keysOf(local)].sort(byText)).toEqual([...kept].sort(byText));
    expect(session.getItem('filtro_tipo')).toBeNull();
  });

  it('another class keeps the sign-in and drops what was chosen for the former class', () => {
    const { session, open } = browser();
    const store = open();
    store.signIn({ authorization: ana, remember: false });
    store.setCiclo('3');
    session.setItem('luneta:prova:ultima:10:5:1', '44');
    store.selectTurmaAluno(11);
    expect(store.getSnapshot()).toMatchObject({ turma_aluno_id: 11, ciclo: null, request_authorization: ana });
    expect(session.getItem('luneta:prova:ultima:10:5:1')).toBeNull();
  });

  it('nothing written after sign-out revives the session', () => {
    const { session, open } = browser();
    const store = open();
    store.signIn({ authorization: ana, remember: false });
    store.signOut();
    store.renew(bia);
    store.setCiclo('3');
    store.selectTurmaAluno(20);
    expect([session.length, store.access()]).toEqual([0, 'anonymous']);
  });
});

describe('subscribers', () => {
  it('hear changes once, see a stable snapshot, and stop when they leave', () => {
    const store = browser().open();
    const heard = vi.fn<() => void>();
    const leave = store.subscribe(heard);
    store.signIn({ authorization: ana, remember: false, shouldChangePassword: true });
    expect(store.getSnapshot()).toBe(store.getSnapshot());
    expect(store.getSnapshot().shouldChangePassword).toBe(true);
    store.setShouldChangePassword(false);
    store.setShouldChangePassword(false);
    leave();
    store.signOut();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('follow a sign-out in another tab', () => {
    const { session, local } = browser();
    let foreign = () => {};
    const store = createSessionStore({
      session: () => session,
      local: () => local,
      onForeignChange: (listener) => {
        foreign = listener;
        return () => {};
      },
    });
    store.subscribe(() => {});
    store.signIn({ authorization: ana, remember: true });
    local.removeItem('request_authorization');
    foreign();
    expect(store.access()).toBe('anonymous');
  });
});

describe('a browser that refuses storage (C35)', () => {
  it.each([
    ['SecurityError', refuseStorage],
    ['no quota', () => fullStorage(createMemoryStorage())],
  ])('%s: sign-in, renewal and sign-out work for as long as the page lives', (_name, open) => {
    const store = createSessionStore({ session: open, local: open });
    store.signIn({ authorization: ana, remember: false });
    expect([store.isAuthenticated(), store.durable()]).toEqual([true, false]);
    store.signOut();
    expect(store.access()).toBe('anonymous');
  });
});
