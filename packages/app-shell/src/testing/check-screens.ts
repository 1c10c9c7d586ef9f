/** What holds for every screen of an app: bad networks, a session that ended, a narrow screen, large text. */
import { createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';

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
};

const NARROW = 320;
const retry = page.getByRole('button', { name: 'Tentar de novo' });
const failed = page.getByText('Não foi possível carregar');

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

type CheckScreens = {
  open: (path: string, options?: Partial<Omit<TestAppOptions, 'path'>>) => Promise<TestApp>;
  /** Screens with a call of their own: all of it. */
  screens: readonly CheckedScreen[];
  /** Screens without one: their size. */
  plain?: readonly PlainScreen[];
};

/** For every screen: slow, offline, 500, 429, 401; 320 px and text of 200 %. */
export function checkScreens({ open, screens, plain = [] }: CheckScreens): void {
  describe.each(screens)('$path', ({ path, call, shows, waits, server: make = createMockServer }) => {
    const enter = (server: MockServer) => open(path, { server });

    it('slow, then 500: says that it is loading, then what happened, and shows when it is tried again', async () => {
      const server = make();
      const release = server.hold(call);
      let broken = true;
      const app = await enter(refusing(server, call, () => (broken ? refusal(500) : null)));
      await expect.element(page.getByText(waits).first()).toBeInTheDocument();
      await expect.element(shows()).not.toBeInTheDocument();
      release();
      await expect.element(failed.first()).toBeVisible();
      await expect.element(shows()).not.toBeInTheDocument();
      expect(app.place()).toBe(path);
      broken = false;
      await retry.first().click();
      await expect.element(shows()).toBeInTheDocument();
    });

    it('without internet, then 429: says so; tried again, the call is repeated until it shows (decision 199)', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const server = make();
      let refused = 0;
      const once = () => (refused++ === 0 ? refusal(429, { 'retry-after': '0' }) : null);
      server.setOffline(true);
      const app = await enter(refusing(server, call, once));
      await expect.element(page.getByText('Você está sem internet').first()).toBeVisible();
      await expect.element(shows()).not.toBeInTheDocument();
      expect(app.place()).toBe(path);
      server.setOffline(false);
      await retry.first().click();
      await expect.element(shows()).toBeInTheDocument();
      expect(refused).toBeGreaterThan(1);
      await expect.element(failed).not.toBeInTheDocument();
    });

    it('401: leads to the login, and nothing of the student stays', async () => {
      const server = make();
      server.fail(call, 401);
      const app = await enter(server);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      expect(app.services.session.access()).toBe('anonymous');
    });
  });

  it.each([...plain, ...screens])(`$path fits ${NARROW} px, with text of 200 % too`, async (screen) => {
    const { path, shows, server: make = createMockServer } = screen;
    await page.viewport(NARROW, 640);
    await open(path, { server: make() });
    await expect.element(shows()).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROW);
    document.documentElement.style.fontSize = '200%';
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROW);
  });
}
