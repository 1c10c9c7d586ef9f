/** Opens an address of the console in a test: a school on the server, a coordinator signed in. */
import { COORDENADOR, type TestApp, type TestAppOptions } from '@luneta/app-shell/testing';
import { renderRoute } from '@luneta/app-shell/testing/render';

import { look } from '../shared/look.ts';
import { routes } from './routes.ts';
import { REGINA, schoolServer } from './server.ts';

export { axeViolations } from '@luneta/app-shell/testing/render';

export const open = (
  path: string,
  {
    server = schoolServer(),
    person = COORDENADOR,
    conta = REGINA,
    ...options
  }: Partial<Omit<TestAppOptions, 'path'>> = {},
): Promise<TestApp> => renderRoute({ app: 'staff', routes, ...look, path, person, conta, server, ...options });
