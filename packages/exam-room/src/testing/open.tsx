/** Opens an address of the exam in a test; version 2 unless said. */
import type { TestApp, TestAppOptions } from '@luneta/app-shell/testing';
import { renderRoute } from '@luneta/app-shell/testing/render';

import { APP, examRoutes } from './exam-routes.tsx';

export { axeViolations } from '@luneta/app-shell/testing/render';

export type OpenOptions = Partial<Omit<TestAppOptions, 'path' | 'app' | 'routes'>> & { version?: 1 | 2 };

export const open = (path: string, { version = 2, ...options }: OpenOptions = {}): Promise<TestApp> =>
  renderRoute({ app: APP, routes: examRoutes(version), path, ...options });
