import { buildConta } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { COORDENADOR, PROFESSOR_WITH_BIA } from '../testing/people.ts';
import { routeStory, type RouteStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/security' } satisfies Meta;

const newer = { app: 'student-v2', routes: demoRoutes, path: '/conta/seguranca' } as const;
const older = { app: 'student-v1', routes: demoRoutes, path: '/v1/conta/seguranca' } as const;

type Play = (screen: ReturnType<typeof within>) => Promise<void>;
const played = (made: RouteStory, play: Play) => ({
  ...made,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => play(within(canvasElement)),
});
const fill: (nova: string) => Play = (nova) => async (screen) => {
  await userEvent.type((await screen.findAllByLabelText('Senha atual'))[0] ?? document.body, 'antiga');
  await userEvent.type(screen.getByLabelText('Nova senha'), nova);
  await userEvent.type(screen.getByLabelText('Confirme a nova senha'), nova);
};
const save: (nova: string) => Play = (nova) => async (screen) => {
  await fill(nova)(screen);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar senha' }));
};

export const Newer = routeStory({ ...newer, shows: 'Alteração de senha' });
export const Older = routeStory({
  ...older,
  conta: buildConta({ versao: 1 }),
  shows: 'Só letras sem acento e números',
});
export const Staff = routeStory({
  app: 'staff',
  routes: demoRoutes,
  path: '/conta/seguranca',
  person: COORDENADOR,
  shows: 'De 12 a 128 caracteres',
});
export const Typing = played(routeStory({ ...newer, shows: 'Diferente da senha atual' }), fill('abc'));
export const FieldErrors = played(
  routeStory({ ...newer, shows: 'Senha deve conter pelo menos 6 caracteres' }),
  save('abc'),
);
export const ServerRefuses = played(
  routeStory({
    ...newer,
    shows: 'Ocorreu um erro ao salvar a senha. Por favor, verifique os campos acima.',
    arrange: (server) => server.fail('changeSenha', 422, { erro: 'Senha deve ser diferente da inicial' }),
  }),
  save('pipa-azul'),
);
export const Offline = played(
  routeStory({
    ...newer,
    shows: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    arrange: (server) => server.setOffline(true),
  }),
  save('pipa-azul'),
);
export const Saving = played(
  routeStory({ ...newer, shows: 'Salvar senha', arrange: (server) => server.hold('changeSenha') }),
  save('pipa-azul'),
);
export const QuestionErrors = played(routeStory({ ...newer, shows: 'Preencha este campo!' }), async (screen) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar perguntas' }));
});
export const ForcedPassword = routeStory({
  ...newer,
  conta: buildConta({ isPasswordInitial: true, cadastrar_perguntas_seguranca: true }),
  shows: 'Para continuar, você deve trocar sua senha.',
});
export const ForcedPasswordRead = played(
  routeStory({
    ...older,
    conta: buildConta({ versao: 1, isPasswordInitial: true }),
    shows: 'Para continuar, você deve trocar sua senha.',
  }),
  async (screen) => userEvent.click(await screen.findByRole('button', { name: 'OK' })),
);
export const ForcedQuestions = played(
  routeStory({
    ...newer,
    conta: buildConta({ cadastrar_perguntas_seguranca: true, perguntas_resposta: [] }),
    shows: 'Para continuar, você deve cadastrar suas perguntas de segurança.',
  }),
  async (screen) => userEvent.click(await screen.findByRole('button', { name: 'OK' })),
);
export const AfterRecovery = routeStory({
  ...newer,
  conta: buildConta({ isPasswordInitial: true, senha_recuperada_em: '2026-11-21T10:05:00-03:00' }),
  shows: 'Sua senha foi trocada com as perguntas de segurança em 21 de nov. às 10h05. Se não foi você, avise a escola.',
});
export const ReadOnly = routeStory({
  ...newer,
  person: PROFESSOR_WITH_BIA,
  shows: 'Apenas visualização: nada pode ser alterado.',
});
