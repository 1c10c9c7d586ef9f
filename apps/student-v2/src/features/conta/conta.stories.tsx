import { GESTAO_VIDA_AS_BIA, GESTAO_VIDA_WITH_BIA, PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildConta } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';

/** The screen is a lazy chunk: its first story waits for the download. */
const PATIENT = { timeout: 10_000 };

export default { title: 'student-v2/conta' } satisfies Meta;

const LONG = 'Maria Antonieta Aparecida de Albuquerque Cavalcanti Figueiredo Montenegro da Conceição';
type Played = { canvasElement: HTMLElement };

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, PATIENT));

async function type(canvasElement: HTMLElement, text: string) {
  const field = await within(canvasElement).findByLabelText('Apelido', {}, PATIENT);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Loaded = story('/conta', { shows: 'Beatriz Nogueira Lima' });
export const LongName = story('/conta', {
  shows: LONG,
  conta: buildConta({ nome: LONG, nome_social: null, avatar_code: 69, data_nascimento: null, turmas: [] }),
});
export const TooLong = {
  ...story('/conta', { shows: copy.tooLong }),
  play: async ({ canvasElement }: Played) => type(canvasElement, 'Bia da turma da manhã toda'),
};
export const Saved = {
  ...story('/conta', { shows: copy.saved }),
  play: async ({ canvasElement }: Played) => {
    await type(canvasElement, 'Bê');
    await press(canvasElement, 'Salvar');
  },
};
export const Refused = {
  ...story('/conta', {
    shows: 'Este apelido não pode ser usado.',
    arrange: (server) => server.fail('updateConta', 422, { message: 'Este apelido não pode ser usado.' }),
  }),
  play: Saved.play,
};
export const Offline = {
  ...story('/conta', {
    shows: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    arrange: (server) => server.setOffline(true),
  }),
  play: Saved.play,
};
export const ChoosingAvatar = {
  ...story('/conta', { shows: 'Página 1 de 4' }),
  play: async ({ canvasElement }: Played) => press(canvasElement, 'Editar avatar'),
};
export const ChangingSenha = {
  ...story('/conta', { shows: 'Senha atual' }),
  play: async ({ canvasElement }: Played) => press(canvasElement, copy.senha),
};
export const Perguntas = {
  ...story('/conta', { shows: 'Pergunta 1' }),
  play: async ({ canvasElement }: Played) => press(canvasElement, copy.perguntas),
};
export const Visitor = story('/conta', { shows: copy.readOnly, person: PROFESSOR_WITH_BIA });
export const GestaoVida = story('/conta', { shows: copy.management.reset, person: GESTAO_VIDA_AS_BIA });
export const GestaoVidaVisiting = story('/conta', { shows: copy.readOnly, person: GESTAO_VIDA_WITH_BIA });
export const AskingToReset = {
  ...story('/conta', { shows: copy.management.ask('Beatriz Nogueira Lima'), person: GESTAO_VIDA_AS_BIA }),
  play: async ({ canvasElement }: Played) => press(canvasElement, copy.management.reset),
};
export const Reset = {
  ...story('/conta', {
    shows: copy.management.done,
    person: GESTAO_VIDA_AS_BIA,
    arrange: (server) => server.respond('changeSenha', { message: copy.management.done, nova_senha: 'lua-73-vento' }),
  }),
  play: async ({ canvasElement }: Played) => {
    await press(canvasElement, copy.management.reset);
    const dialog = await within(canvasElement).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: copy.management.confirm }));
  },
};
