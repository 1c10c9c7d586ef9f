import type { Meta } from '@storybook/react-vite';
import { contractError } from '@luneta/testing/contract-errors';
import { userEvent, within } from 'storybook/test';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { routeStory, type RouteStory, type RouteStoryOptions } from '../testing/route-story.tsx';

export default { title: 'app-shell/login' } satisfies Meta;

const story = (options: Pick<RouteStoryOptions, 'shows' | 'arrange'>, app: 'student-v2' | 'staff' = 'student-v2') =>
  routeStory({ app, routes: demoRoutes, path: '/', person: null, ...options });

/** Fills the form and presses the button, as a person would. */
const tried = (made: RouteStory) => ({
  ...made,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Usuário ou e-mail'), 'bia');
    await userEvent.type(screen.getByLabelText('Senha'), 'senha-da-bia');
    await userEvent.click(screen.getByRole('button', { name: 'ENTRAR' }));
  },
});

export const Student = story({ shows: 'Ambiente do aluno' });
export const Staff = story({ shows: 'Ambiente da equipe' }, 'staff');
export const WrongCredentials = tried(
  story({ shows: 'Credenciais inválidas.', arrange: (server) => server.fail('login', 401) }),
);
export const TooManyTries = tried(
  story({
    shows: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
    arrange: (server) => server.fail('login', 429, { codigo: 'muitas_tentativas' }),
  }),
);
export const Offline = tried(
  story({
    shows: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    arrange: (server) => server.setOffline(true),
  }),
);
export const Pending = tried(story({ shows: 'ENTRAR', arrange: (server) => server.hold('login') }));
export const UnauthorisedProfile = tried(
  story({
    shows:
      'Perfil do tipo responsável não autorizado. Apenas perfis aluno e gestão vida podem utilizar essa experiência.',
    arrange: (server) => server.fail('login', 403, contractError('perfil_nao_autorizado')),
  }),
);
export const StudentWithoutClass = tried(
  story({
    shows: 'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.',
    arrange: (server) =>
      server.fail('login', 403, {
        codigo: 'aluno_sem_turma',
        message: 'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.',
      }),
  }),
);
export const Maintenance = tried(
  story({
    shows: 'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
    arrange: (server) =>
      server.fail('login', 503, {
        codigo: 'manutencao',
        message: 'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
      }),
  }),
);
export const SessionEnded = routeStory({
  app: 'student-v2',
  routes: demoRoutes,
  path: '/avaliacoes',
  shows: 'Sua sessão terminou. Entre de novo.',
  arrange: (server) => server.fail('listAvaliacoes', 401),
});
