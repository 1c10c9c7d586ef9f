/** A story of the console: an address, a school, a coordinator unless said otherwise. */
import { COORDENADOR, routeStory, type RouteStoryOptions } from '@luneta/app-shell/testing';

import { look } from '../shared/look.ts';
import { routes } from './routes.ts';
import { REGINA, school } from './server.ts';

export const story = (
  path: string,
  {
    arrange = school(),
    person = COORDENADOR,
    conta = REGINA,
    ...options
  }: Omit<RouteStoryOptions, 'app' | 'routes' | 'path' | 'densidade'>,
) => routeStory({ app: 'staff', routes, path, densidade: look.densidade, arrange, person, conta, ...options });
