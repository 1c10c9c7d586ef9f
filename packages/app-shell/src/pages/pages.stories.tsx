import { buildConta } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { routeStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/pages' } satisfies Meta;

const app = { app: 'student-v2', routes: demoRoutes } as const;

export const NotFound = routeStory({ ...app, path: '/error/404', shows: 'Ops...' });
export const ServerError = routeStory({ ...app, path: '/error/500', shows: 'Eita!' });
export const NotBuilt = routeStory({ ...app, path: '/home', shows: 'Ainda em construção' });
export const Recovery = routeStory({ ...app, path: '/recuperacao_senha', person: null, shows: 'Ainda em construção' });
export const OtherDeployment = routeStory({
  ...app,
  path: '/home',
  conta: buildConta({ versao: 1 }),
  shows: 'Sua turma usa outro aplicativo',
});
