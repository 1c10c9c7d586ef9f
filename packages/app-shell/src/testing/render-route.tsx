/**
 * Renders an app's route in a real browser, inside the frame it ships in. Importing it makes the test file strict: a
 * console error or a request outside the contract fails the test.
 */
import { strictConsole } from '@luneta/testing/strict-console';
import type { MockServer } from '@luneta/testing';
import type { Tema } from '@luneta/ui';
import { StrictMode } from 'react';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import { createTestApp, TestAppRoot, type TestApp, type TestAppOptions } from './test-app.tsx';

export { axeViolations } from './axe.ts';
export { checkStories, type StoryFile } from './check-stories.tsx';

/** The console of the running test. `expectError` declares an error that must be logged. */
export const strict = strictConsole();

const servers = new Set<MockServer>();

beforeEach(async () => {
  localStorage.clear();
  // A test of a wide layout says so; the next one starts on a phone again.
  if (innerWidth !== 360 || innerHeight !== 800) await page.viewport(360, 800);
});
afterEach(() => {
  const used = [...servers];
  servers.clear();
  for (const server of used) server.verify();
});

export type RenderRouteOptions = TestAppOptions & {
  tema?: Tema;
  /** Effects run twice, as while developing. */
  twice?: boolean;
};

/** Opens an address of an app; returns its server, services and address. Query the page by `page` of `vitest/browser`. */
export async function renderRoute({ tema = 'claro', twice = false, ...options }: RenderRouteOptions): Promise<TestApp> {
  // Opening another address in the same test unmounts the previous app, as a reload does.
  await cleanup();
  const app = createTestApp(options);
  servers.add(app.server);
  const root = <TestAppRoot app={app} tema={tema} />;
  await render(twice ? <StrictMode>{root}</StrictMode> : root);
  return app;
}

/** The shell reports a failed screen to the window while developing; a test that provokes one says so. */
export function expectReported(part: string): void {
  strict.expectError(part);
  const listen = (event: ErrorEvent) => {
    if (event.message.includes(part)) event.preventDefault();
  };
  window.addEventListener('error', listen);
  onTestFinished(() => window.removeEventListener('error', listen));
}
