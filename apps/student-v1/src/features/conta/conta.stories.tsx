import { GESTAO_VIDA_AS_BIA, PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildConta } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';

export default { title: 'student-v1/conta' } satisfies Meta;

const LONG = 'Maria Antonieta Aparecida de Albuquerque Cavalcanti Figueiredo Montenegro da Conceição';
type Played = { canvasElement: HTMLElement };

async function type(canvasElement: HTMLElement, text: string) {
  const field = await within(canvasElement).findByLabelText('Apelido');
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Loaded = story('/v1/conta', { shows: 'Beatriz Nogueira Lima' });
export const LongName = story('/v1/conta', {
  shows: LONG,
  conta: buildConta({ versao: 1, nome: LONG, nome_social: 'Dona Maria Antonieta', avatar_code: 69 }),
});
export const NearTheLimit = {
  ...story('/v1/conta', { shows: '20/20' }),
  play: async ({ canvasElement }: Played) => type(canvasElement, 'Bia da turma da manhã cortada'),
};
export const ChoosingAvatar = {
  ...story('/v1/conta', { shows: 'Página 1 de 2' }),
  play: async ({ canvasElement }: Played) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Editar avatar' }));
  },
};
export const Saved = {
  ...story('/v1/conta', { shows: copy.saved }),
  play: async ({ canvasElement }: Played) => {
    await type(canvasElement, 'Bê');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Salvar' }));
  },
};
export const Refused = {
  ...story('/v1/conta', {
    shows: 'Este apelido não pode ser usado.',
    arrange: (server) => server.fail('updateConta', 422, { message: 'Este apelido não pode ser usado.' }),
  }),
  play: Saved.play,
};
export const Offline = {
  ...story('/v1/conta', {
    shows: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    arrange: (server) => server.setOffline(true),
  }),
  play: Saved.play,
};
export const Visitor = story('/v1/conta', { shows: copy.readOnly, person: PROFESSOR_WITH_BIA });
export const ActingForAStudent = story('/v1/conta', { shows: copy.security, person: GESTAO_VIDA_AS_BIA });
