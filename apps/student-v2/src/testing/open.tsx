/** Opens an address of this app in a test. */
import type { TestApp, TestAppOptions } from '@luneta/app-shell/testing';
import { renderRoute } from '@luneta/app-shell/testing/render';

import { routes } from '../routes.tsx';

export { axeViolations, expectReported } from '@luneta/app-shell/testing/render';

export const open = (path: string, options: Partial<Omit<TestAppOptions, 'path'>> = {}): Promise<TestApp> =>
  renderRoute({ app: 'student-v2', routes, path, ...options });
