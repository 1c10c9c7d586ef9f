/** Opens an address of the console in a test: a school on the server, a coordinator signed in. */
import { COORDENADOR, type TestApp, type TestAppOptions } from '@luneta/app-shell/testing';
import { renderRoute } from '@luneta/app-shell/testing/render';

import { routes } from '../routes.tsx';
// The lazy parts come with the test file: the first test of a file must not wait for their first compilation.
import '../routes/frame.tsx';
import '../routes/gestao.tsx';
import '../routes/selecao.tsx';
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
): Promise<TestApp> => renderRoute({ app: 'staff', routes, path, person, conta, server, ...options });
