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

/** After a right password of somebody who has an authenticator app; `more` goes on from there. */
const secondStep = (
  options: Pick<RouteStoryOptions, 'shows' | 'arrange'>,
  more: (screen: ReturnType<typeof within>) => Promise<void> = async () => undefined,
) => {
  const made = tried(
    story(
      {
        ...options,
        arrange: (server) => {
          server.fail('login', 403, contractError('segunda_etapa'));
          options.arrange?.(server);
        },
      },
      'staff',
    ),
  );
  return {
    ...made,
    play: async (played: { canvasElement: HTMLElement }) => {
      await made.play(played);
      await more(within(played.canvasElement));
    },
  };
};
async function typeCode(screen: ReturnType<typeof within>) {
  await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'ENTRAR' }));
}

export const SecondStep = secondStep({
  shows: 'Digite o código de 6 números que aparece agora no seu aplicativo autenticador.',
});
export const SecondStepRecovery = secondStep(
  { shows: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.' },
  async (screen) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Usar código de recuperação' }));
    await userEvent.click(screen.getByRole('button', { name: 'Perdi o acesso' }));
  },
);
export const SecondStepWrong = secondStep(
  {
    shows: 'Código incorreto ou já usado.',
    arrange: (server) => server.fail('loginSegundaEtapa', 401, contractError('codigo_incorreto')),
  },
  typeCode,
);
export const SecondStepLocked = secondStep(
  {
    shows: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
    arrange: (server) => server.fail('loginSegundaEtapa', 429, { codigo: 'muitas_tentativas' }),
  },
  typeCode,
);
export const SessionEnded = routeStory({
  app: 'student-v2',
  routes: demoRoutes,
  path: '/avaliacoes',
  shows: 'Sua sessão terminou. Entre de novo.',
  arrange: (server) => server.fail('listAvaliacoes', 401),
});
