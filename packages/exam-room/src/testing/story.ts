/** A story of the exam: an address and what the server answers there; version 2 unless said, each in its own theme. */
import { routeStory, type RouteStoryOptions } from '@luneta/app-shell/testing';

import { APP, examRoutes } from './exam-routes.tsx';

type StoryOptions = Omit<RouteStoryOptions, 'app' | 'routes' | 'path'> & { version?: 1 | 2 };

export const story = (path: string, { version = 2, ...options }: StoryOptions) =>
  routeStory({
    app: APP,
    routes: examRoutes(version),
    path,
    ...(version === 1 ? { tema: 'roteiro' } : {}),
    ...options,
  });
