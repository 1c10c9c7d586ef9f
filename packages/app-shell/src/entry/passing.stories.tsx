import type { Meta } from '@storybook/react-vite';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { routeStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/entry' } satisfies Meta;

const hub = { app: 'student-v2', routes: demoRoutes, path: '/?token=t1', person: null } as const;
const handover = { ...hub, path: '/home#codigo=kT3v9QmZx81LrW0pYc5N' } as const;

export const Entering = routeStory({ ...hub, shows: 'Entrando…', arrange: (server) => server.hold('loginHub') });
export const UnauthorisedProfile = routeStory({
  ...hub,
  shows: 'Perfil do tipo professor não autorizado. Apenas perfis aluno podem utilizar essa forma de login.',
  arrange: (server) =>
    server.fail('loginHub', 403, {
      codigo: 'perfil_nao_autorizado',
      message: 'Perfil do tipo professor não autorizado. Apenas perfis aluno podem utilizar essa forma de login.',
    }),
});
export const Offline = routeStory({
  ...hub,
  shows: 'Tentar de novo',
  arrange: (server) => server.setOffline(true),
});
export const AsksFirst = routeStory({
  app: 'student-v2',
  routes: demoRoutes,
  path: '/?token=t1',
  shows: 'Trocar de conta?',
});
export const ExpiredLink = routeStory({
  ...handover,
  shows: 'Este link de acesso expirou ou já foi usado. Entre com seu usuário e senha.',
  arrange: (server) => server.fail('redeemTransferencia', 401),
});
