/** Opens an address of this app in a test. */
import { routesOf } from '@luneta/app-shell';
import type { TestApp, TestAppOptions } from '@luneta/app-shell/testing';
import { renderRoute } from '@luneta/app-shell/testing/render';

import { screens } from '../screens.ts';

export { axeViolations, expectReported } from '@luneta/app-shell/testing/render';

export const open = (path: string, options: Partial<Omit<TestAppOptions, 'path'>> = {}): Promise<TestApp> =>
  renderRoute({ app: 'student-v2', routes: routesOf(screens), path, ...options });
