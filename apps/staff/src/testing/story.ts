/** A story of the console: an address, a school, a coordinator unless said otherwise; it never leaves its frame. */
import { COORDENADOR, routeStory, type RouteStoryOptions } from '@luneta/app-shell/testing';

import { staffRoutes } from '../routes.tsx';
import { REGINA, school } from './server.ts';

const routes = staffRoutes(() => undefined);

export const story = (
  path: string,
  {
    arrange = school(),
    person = COORDENADOR,
    conta = REGINA,
    ...options
  }: Omit<RouteStoryOptions, 'app' | 'routes' | 'path'>,
) => routeStory({ app: 'staff', routes, path, arrange, person, conta, ...options });
