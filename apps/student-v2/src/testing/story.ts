/** A story of this app: an address and what the server answers there. */
import { routeStory, type RouteStoryOptions } from '@luneta/app-shell/testing';

import { routes } from '../routes.tsx';

export const story = (path: string, options: Omit<RouteStoryOptions, 'app' | 'routes' | 'path'>) =>
  routeStory({ app: 'student-v2', routes, path, ...options });
