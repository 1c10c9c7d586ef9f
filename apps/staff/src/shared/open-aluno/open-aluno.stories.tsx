import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { GESTAO_VIDA } from '../../testing/people.ts';
import { school } from '../../testing/server.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/open-aluno' } satisfies Meta;

const PATH = '/gestao_acompanhamento';
type Play = (screen: ReturnType<typeof within>) => Promise<void>;
type Options = Parameters<typeof story>[1];

/** Asks to open a student, then goes on. */
const asked = (options: Options, play: Play = async () => undefined) => ({
  ...story(PATH, options),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /^Acessar experiência de Bento Amado, código/u }));
    await play(screen);
  },
});
const arrange: (
  change: (server: Parameters<ReturnType<typeof school>>[0]) => void,
) => NonNullable<Options['arrange']> = (change) => (server) => {
  school()(server);
  change(server);
};

export const Mode = asked({ person: GESTAO_VIDA, shows: 'Acesso restrito' });
export const ModeMissing = asked({ person: GESTAO_VIDA, shows: 'Escolha um modo para continuar.' }, async (screen) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
});
export const ModeChosen = asked({ person: GESTAO_VIDA, shows: 'Modo de permissão' }, async (screen) => {
  await userEvent.click(await screen.findByText('Visitante (apenas visualização)'));
});
export const ModeFailed = asked(
  {
    person: GESTAO_VIDA,
    shows: 'Aluno não encontrado',
    arrange: arrange((server) => server.fail('createContexto', 404)),
  },
  async (screen) => {
    await userEvent.click(await screen.findByText('Visitante (apenas visualização)'));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  },
);
export const Opening = asked({
  shows: 'Abrindo a experiência',
  arrange: arrange((server) => server.hold('createContexto')),
});
export const OpeningFailed = asked({
  shows: 'Erro interno do servidor.',
  arrange: arrange((server) => server.fail('createContexto', 500, { message: 'Erro interno do servidor.' })),
});
