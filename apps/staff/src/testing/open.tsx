/** Opens an address of the console in a test: a school on the server, a coordinator signed in, nobody navigates away. */
import { COORDENADOR, type TestApp, type TestAppOptions } from '@luneta/app-shell/testing';
import { renderRoute } from '@luneta/app-shell/testing/render';

import { staffRoutes } from '../routes.tsx';
import { REGINA, schoolServer } from './server.ts';

export { axeViolations } from '@luneta/app-shell/testing/render';

export type OpenConsole = TestApp & {
  /** Addresses of other deployments the browser was sent to. */
  left: string[];
};

export async function open(
  path: string,
  {
    server = schoolServer(),
    person = COORDENADOR,
    conta = REGINA,
    ...options
  }: Partial<Omit<TestAppOptions, 'path'>> = {},
): Promise<OpenConsole> {
  const left: string[] = [];
  const routes = staffRoutes((href) => void left.push(href));
  const app = await renderRoute({ app: 'staff', routes, path, person, conta, server, ...options });
  return { ...app, left };
}
