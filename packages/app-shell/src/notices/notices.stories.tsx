import type { Meta } from '@storybook/react-vite';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { routeStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/notices' } satisfies Meta;

const HOUR_MS = 3_600_000;

export const Notice = routeStory({
  app: 'student-v2',
  routes: framedRoutes,
  path: '/home',
  shows: 'Atualização da plataforma',
  arrange: (server) =>
    server.respond('listAvisos', [
      {
        id: 'atualizacao',
        titulo: 'Atualização da plataforma',
        texto: 'Uma atualização da infraestrutura pode causar instabilidade temporária.',
        inicio: new Date(Date.now() - HOUR_MS).toISOString(),
        fim: new Date(Date.now() + HOUR_MS).toISOString(),
      },
    ]),
});
