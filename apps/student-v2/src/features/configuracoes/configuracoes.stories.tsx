import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildConta } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';

/** The screen is a lazy chunk: its first story waits for the download. */
const PATIENT = { timeout: 10_000 };

export default { title: 'student-v2/configuracoes' } satisfies Meta;

const PATH = '/home/configuracoes';
type Played = { canvasElement: HTMLElement };

async function save(canvasElement: HTMLElement, text: string) {
  const field = await within(canvasElement).findByLabelText(copy.label, {}, PATIENT);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  await userEvent.click(within(canvasElement).getByRole('button', { name: copy.save }));
}

export const Loaded = story(PATH, { shows: copy.title });
export const NoSocialName = story(PATH, { shows: '0/20', conta: buildConta({ nome_social: null }) });
export const Empty = {
  ...story(PATH, { shows: copy.required }),
  play: async ({ canvasElement }: Played) => save(canvasElement, ''),
};
export const TooLong = {
  ...story(PATH, { shows: copy.tooLong }),
  play: async ({ canvasElement }: Played) => save(canvasElement, 'Bia da turma da manhã toda'),
};
export const Saved = {
  ...story(PATH, { shows: copy.saved }),
  play: async ({ canvasElement }: Played) => save(canvasElement, 'Bê'),
};
export const Refused = {
  ...story(PATH, {
    shows: 'Este apelido não pode ser usado.',
    arrange: (server) => server.fail('updateConta', 422, { message: 'Este apelido não pode ser usado.' }),
  }),
  play: Saved.play,
};
export const Offline = {
  ...story(PATH, {
    shows: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    arrange: (server) => server.setOffline(true),
  }),
  play: Saved.play,
};
export const Visitor = story(PATH, { shows: copy.readOnly, person: PROFESSOR_WITH_BIA });
