import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { routeStory, type RouteStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/recovery' } satisfies Meta;

const page = { app: 'student-v2', routes: demoRoutes, path: '/recuperacao_senha', person: null } as const;
const link = { ...page, path: '/recuperacao_senha#codigo=kT3v9QmZx81LrW0pYc5N' } as const;

type Screen = ReturnType<typeof within>;
const played = (made: RouteStory, play: (screen: Screen) => Promise<void>) => ({
  ...made,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => play(within(canvasElement)),
});
/** The page is a chunk of its own: on a busy machine it takes its time. */
const soon = { timeout: 4_000 };
const named = async (screen: Screen, card: 0 | 1, button: string) => {
  const [first, second] = await screen.findAllByLabelText('Usuário ou e-mail', {}, soon);
  await userEvent.type((card === 0 ? first : second) ?? document.body, 'bia');
  await userEvent.click(screen.getByRole('button', { name: button }));
};
const answered = async (screen: Screen) => {
  await named(screen, 0, 'Continuar');
  for (const answer of await screen.findAllByLabelText(/\?$/u, {}, soon)) await userEvent.type(answer, 'Olinda');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respostas' }));
};
const redeemed = async (screen: Screen) => {
  await userEvent.type(await screen.findByLabelText('Nova senha', {}, soon), 'pipa-azul');
  await userEvent.type(screen.getByLabelText('Confirme a nova senha'), 'pipa-azul');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar senha' }));
};

export const Ways = routeStory({ ...page, shows: 'Perguntas de seguranca' });
export const WithoutEmail = routeStory({
  ...page,
  shows: 'A sua escola ainda não ativou a recuperação por e-mail. Peça uma nova senha na secretaria.',
  arrange: (server) => server.respond('getRecuperacao', { email: false, perguntas: true }),
});
export const WithoutQuestions = routeStory({
  ...page,
  shows: 'A sua escola não usa a recuperação por perguntas. Use o e-mail ou peça uma senha nova na secretaria.',
  arrange: (server) => server.respond('getRecuperacao', { email: true, perguntas: false }),
});
export const UnknownUser = played(
  routeStory({
    ...page,
    shows: 'Usuário não encontrado',
    arrange: (server) => server.fail('listPerguntasSegurancaPessoa', 404),
  }),
  (screen) => named(screen, 0, 'Continuar'),
);
export const Offline = played(
  routeStory({
    ...page,
    shows: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    arrange: (server) => server.setOffline(true),
  }),
  (screen) => named(screen, 0, 'Continuar'),
);
export const Questions = played(routeStory({ ...page, shows: 'Responda às perguntas' }), (screen) =>
  named(screen, 0, 'Continuar'),
);
export const WrongAnswers = played(
  routeStory({
    ...page,
    shows: 'Respostas inválidas.',
    arrange: (server) => server.fail('validatePerguntasSeguranca', 422),
  }),
  answered,
);
export const NewPassword = played(routeStory({ ...page, shows: 'Sua nova senha' }), answered);
export const EmailSent = played(routeStory({ ...page, shows: 'E-mail enviado com sucesso' }), (screen) =>
  named(screen, 1, 'Enviar'),
);
export const EmailUnknown = played(
  routeStory({
    ...page,
    shows: 'E-mail ou usuário não encontrado.',
    arrange: (server) => server.fail('sendEmailTrocaSenha', 404),
  }),
  (screen) => named(screen, 1, 'Enviar'),
);
export const Link = routeStory({ ...link, shows: 'Crie outra senha' });
export const LinkExpired = played(
  routeStory({
    ...link,
    shows: 'Este link expirou ou já foi usado. Peça outro.',
    arrange: (server) => server.fail('redeemRecuperacao', 404),
  }),
  redeemed,
);
export const LinkDone = played(routeStory({ ...link, shows: 'Senha trocada. Entre com a senha nova.' }), redeemed);
