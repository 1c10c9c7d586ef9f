/** What holds for every screen of an app: bad networks, a session that ended, a narrow screen, large text. */
import { createMockServer, type MockServer } from '@luneta/testing';
import { expect, inject, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';

import { mendByPress } from './mend-by-press.ts';
import type { TestApp, TestAppOptions } from './test-app.tsx';

type OperationId = Parameters<MockServer['hold']>[0];

/** A screen that asks for nothing but the account. */
export type PlainScreen = {
  /** The address. */
  path: string;
  /** What it is about. */
  shows: () => Locator;
  /** A server that answers it; the contract's examples unless said. */
  server?: () => MockServer;
};

export type CheckedScreen = PlainScreen & {
  /** The call that brings what `shows` finds; without it that is not there. */
  call: OperationId;
  /** What screen readers are told meanwhile. */
  waits: string;
  /** What stands there when the server fails; 'Não foi possível carregar' unless said. */
  fails?: string;
  /** What stands there without a connection; 'Você está sem internet' unless said. */
  offline?: string;
  /** A failure of the server is the generic 500 page, which leads back. */
  serverPage?: boolean;
};

const NARROW = 320;
const FAILED = 'Não foi possível carregar';
const OFFLINE = 'Você está sem internet';
const retry = page.getByRole('button', { name: 'Tentar de novo' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** The parts that reach beyond the right edge of a page that scrolls sideways, by their text. */
const beyond = () =>
  document.documentElement.scrollWidth <= NARROW
    ? []
    : [...document.querySelectorAll('body, main *, header *, nav *')]
        .filter((part) => part.getBoundingClientRect().left + part.scrollWidth > NARROW)
        .map((part) => part.textContent.slice(0, 40));

/** The same, with text of 100 % and of 200 %. */
function beyondAtAnySize(): string[] {
  const usual = beyond();
  document.documentElement.style.fontSize = '200%';
  return [...usual, ...beyond()];
}

/** Answers the matching calls by `refuse` as long as it returns something, and passes the others on. */
function refusing(server: MockServer, call: OperationId, refuse: () => Response | null): MockServer {
  const fetch = async (request: Request) => {
    const before = server.calls(call).length;
    const answer = await server.fetch(request);
    return server.calls(call).length === before ? answer : (refuse() ?? answer);
  };
  return { ...server, fetch };
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ message: 'Erro de teste.', erro: 'Erro de teste.', codigo: 'erro_de_teste' }, { status, headers });

/**
 * The client answers a 429 and a 401 for all calls alike, and its own tests hold what it does (`packages/api-client`). Screens take
 * turns in showing one of the two; with LUNETA_PROVE=1 (`pnpm check:all`) each shows both.
 */
const byTurns = <T>(screens: readonly T[], turn: 0 | 1): readonly T[] =>
  inject('prove') ? screens : screens.filter((_, n) => n % 2 === turn);

type CheckScreens = {
  open: (path: string, options?: Partial<Omit<TestAppOptions, 'path'>>) => Promise<TestApp>;
  /** Screens with a call of their own: all of it. */
  screens: readonly CheckedScreen[];
  /** Screens without one: their size. */
  plain?: readonly PlainScreen[];
};

/** For every screen: slow, offline, 500, 429, 401; 320 px and text of 200 %. */
export function checkScreens({ open, screens, plain = [] }: CheckScreens): void {
  it.each(screens)(
    '$path slow: says that it is loading, and then shows; fits 320 px, with text of 200 % too',
    async ({ path, call, shows, waits, server: make = createMockServer }) => {
      const server = make();
      const release = server.hold(call);
      await page.viewport(NARROW, 640);
      await open(path, { server });
      await expect.element(page.getByText(waits).first()).toBeInTheDocument();
      await expect.element(shows()).not.toBeInTheDocument();
      expect(beyond()).toEqual([]);
      release();
      await expect.element(shows()).toBeInTheDocument();
      expect(beyondAtAnySize()).toEqual([]);
    },
  );

  it.each(byTurns(screens, 0))(
    '$path 429: the call is repeated, and nothing of it is seen (decision 199)',
    async (screen) => {
      const { path, call, shows, server: make = createMockServer, fails = FAILED } = screen;
      vi.spyOn(Math, 'random').mockReturnValue(0);
      let refused = 0;
      const once = () => (refused++ === 0 ? refusal(429, { 'retry-after': '0' }) : null);
      await open(path, { server: refusing(make(), call, once) });
      await expect.element(shows()).toBeInTheDocument();
      expect(refused).toBeGreaterThan(1);
      for (const text of [fails, 'Eita!']) await expect.element(page.getByText(text)).not.toBeInTheDocument();
    },
  );

  it.each(byTurns(screens, 1))('$path 401: leads to the login, and nothing of the student stays', async (screen) => {
    const { path, call, server: make = createMockServer } = screen;
    const server = make();
    server.fail(call, 401);
    const app = await open(path, { server });
    await expect.element(heading('Login')).toBeVisible();
    expect(app.services.session.access()).toBe('anonymous');
  });

  const named = screens.filter(({ serverPage }) => serverPage !== true);
  it.each(named)(
    '$path without internet, and then 500: says each, and shows when it is tried again',
    async (screen) => {
      const { path, call, shows, server: make = createMockServer, fails = FAILED, offline = OFFLINE } = screen;
      const server = make();
      let broken = true;
      server.setOffline(true);
      const app = await open(path, { server: refusing(server, call, () => (broken ? refusal(500) : null)) });
      await expect.element(page.getByText(offline).first()).toBeVisible();
      await expect.element(shows()).not.toBeInTheDocument();
      await mendByPress(retry.first(), () => server.setOffline(false));
      await expect.element(page.getByText(fails).first()).toBeVisible();
      await expect.element(shows()).not.toBeInTheDocument();
      expect(app.place()).toBe(path);
      await mendByPress(retry.first(), () => (broken = false));
      await expect.element(shows()).toBeInTheDocument();
    },
  );

  const generic = screens.filter(({ serverPage }) => serverPage === true);
  it.each(generic)('$path without internet: says so, and shows when it is tried again', async (screen) => {
    const { path, shows, server: make = createMockServer, offline = OFFLINE } = screen;
    const server = make();
    server.setOffline(true);
    const app = await open(path, { server });
    await expect.element(page.getByText(offline).first()).toBeVisible();
    await expect.element(shows()).not.toBeInTheDocument();
    expect(app.place()).toBe(path);
    await mendByPress(retry.first(), () => server.setOffline(false));
    await expect.element(shows()).toBeInTheDocument();
  });

  it.each(generic)('$path 500: shows the generic page, with a way back', async (screen) => {
    const { path, call, shows, server: make = createMockServer } = screen;
    await open(path, { server: refusing(make(), call, () => refusal(500)) });
    await expect.element(heading('Eita!')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'VOLTAR' })).toBeVisible();
    await expect.element(shows()).not.toBeInTheDocument();
  });

  it.each(plain)(`$path fits ${NARROW} px, with text of 200 % too`, async (screen) => {
    const { path, shows, server: make = createMockServer } = screen;
    await page.viewport(NARROW, 640);
    await open(path, { server: make() });
    await expect.element(shows()).toBeInTheDocument();
    expect(beyondAtAnySize()).toEqual([]);
  });
}
