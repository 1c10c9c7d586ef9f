import type { Meta } from '@storybook/react-vite';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { routeStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/query-state' } satisfies Meta;

const app = { app: 'student-v2', routes: demoRoutes, path: '/avaliacoes' } as const;

export const Loading = routeStory({ ...app, shows: 'Carregando…', arrange: (server) => server.hold('listAvaliacoes') });
export const Loaded = routeStory({ ...app, shows: '2 avaliações' });
export const Failed = routeStory({
  ...app,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listAvaliacoes', 500),
});
export const NotFound = routeStory({
  ...app,
  shows: 'Voltar para o início',
  arrange: (server) => server.fail('listAvaliacoes', 404),
});
export const Offline = routeStory({
  ...app,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
