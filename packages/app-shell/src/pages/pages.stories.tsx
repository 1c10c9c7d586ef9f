import { buildConta } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { COORDENADOR } from '../testing/people.ts';
import { routeStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/pages' } satisfies Meta;

const app = { app: 'student-v2', routes: demoRoutes } as const;

export const NotFound = routeStory({ ...app, path: '/error/404', shows: 'Ops...' });
export const ServerError = routeStory({ ...app, path: '/error/500', shows: 'Eita!' });
export const HandoverGoing = routeStory({
  ...app,
  path: '/home',
  conta: buildConta({ versao: 1 }),
  shows: 'Sua turma usa outro aplicativo',
  arrange: (server) => server.hold('createTransferencia'),
});
export const HandoverRefused = routeStory({
  ...app,
  path: '/home',
  conta: buildConta({ versao: 1 }),
  shows: 'Não conseguimos levar seu acesso ao outro endereço. Use o botão abaixo e entre com usuário e senha.',
  arrange: (server) => server.fail('createTransferencia', 403),
});
export const HandoverOffline = routeStory({
  ...app,
  path: '/home',
  person: COORDENADOR,
  shows: 'Não conseguimos conectar. Confira a internet e use o botão Continuar.',
  arrange: (server) => server.setOffline(true),
});
