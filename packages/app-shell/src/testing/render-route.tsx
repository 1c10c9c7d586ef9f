/** Renders an app's route in a real browser, inside the frame it ships in. */
import type { MockServer } from '@luneta/testing';
import { StrictMode } from 'react';
import { cleanup, render } from 'vitest-browser-react';

import type { AppLook } from '../start/app-look.ts';
import { createTestApp, TestAppRoot, type TestApp, type TestAppOptions } from './test-app.tsx';

export { axeViolations } from '@luneta/testing/axe';
export { expectError } from '@luneta/testing/strict-console';
export { expectReported } from './expect-reported.ts';
export { checkComparison, type CheckComparisonOptions } from './check-comparison.ts';
export { checkTable, checkTitles, type CheckTableOptions } from './check-table.ts';
export { checkScreens, type CheckedScreen, type PlainScreen } from './check-screens.ts';
export { mendByPress } from './mend-by-press.ts';
export { checkStories, type StoryFile } from './check-stories.tsx';

const servers = new Set<MockServer>();

/** Fails when a server of the test met a request outside the contract. */
export function verifyServers(): void {
  const used = [...servers];
  servers.clear();
  for (const server of used) server.verify();
}

export type RenderRouteOptions = TestAppOptions &
  Partial<AppLook> & {
    /** Effects run twice, as while developing. */
    twice?: boolean;
  };

/** Opens an address of an app; returns its server, services and address. Query the page by `page` of `vitest/browser`. */
export async function renderRoute({
  tema = 'claro',
  densidade = 'conforto',
  twice = false,
  ...options
}: RenderRouteOptions): Promise<TestApp> {
  // Opening another address in the same test unmounts the previous app, as a reload does.
  await cleanup();
  const app = createTestApp(options);
  servers.add(app.server);
  const root = <TestAppRoot app={app} tema={tema} densidade={densidade} />;
  await render(twice ? <StrictMode>{root}</StrictMode> : root);
  return app;
}
