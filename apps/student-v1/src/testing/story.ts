/** A story of this app, in its theme: an address and what the server answers there, to an account of version 1. */
import { routesOf } from '@luneta/app-shell';
import { routeStory, type RouteStoryOptions } from '@luneta/app-shell/testing';
import { buildConta } from '@luneta/testing';

import { screens } from '../screens.ts';

export const story = (path: string, options: Omit<RouteStoryOptions, 'app' | 'routes' | 'path' | 'tema'>) =>
  routeStory({
    app: 'student-v1',
    routes: routesOf(screens),
    path,
    tema: 'roteiro',
    conta: buildConta({ versao: 1 }),
    ...options,
  });
