/** A story of this app: an address and what the server answers there. */
import { routesOf } from '@luneta/app-shell';
import { routeStory, type RouteStoryOptions } from '@luneta/app-shell/testing';

import { screens } from '../screens.ts';

export const story = (path: string, options: Omit<RouteStoryOptions, 'app' | 'routes' | 'path'>) =>
  routeStory({ app: 'student-v2', routes: routesOf(screens), path, ...options });
