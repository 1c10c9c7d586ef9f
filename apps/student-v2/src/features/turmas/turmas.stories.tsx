import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';

/** The words of the class picker as they stand on screen. */
const copy = {
  open: 'Ver turmas',
  select: 'Selecione a turma',
  update: 'Atualizar turma',
  readOnly: 'Esta não é a sua turma atual. Nela, você pode consultar tudo, mas não pode responder nem enviar nada.',
} as const;

/** The screen is a lazy chunk: its first story waits for the download. */
const PATIENT = { timeout: 10_000 };

export default { title: 'student-v2/turmas' } satisfies Meta;

type Played = { canvasElement: HTMLElement };
const opened = async ({ canvasElement }: Played) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: copy.open }, PATIENT));
};
const chosen = async ({ canvasElement }: Played) => {
  await opened({ canvasElement });
  await userEvent.selectOptions(within(canvasElement).getByLabelText(copy.select), '802');
};
const asked = async ({ canvasElement }: Played) => {
  await chosen({ canvasElement });
  await userEvent.click(within(canvasElement).getByRole('button', { name: copy.update }));
};

export const Opened = { ...story('/conta', { shows: 'Olá, Bia!' }), play: opened };
export const FormerClass = { ...story('/home', { shows: copy.readOnly }), play: chosen };
export const Failed = {
  ...story('/home', { shows: 'Erro de teste.', arrange: (server) => server.fail('getConta', 500) }),
  play: asked,
};
export const Offline = {
  ...story('/home', {
    shows: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    arrange: (server) => server.setOffline(true),
  }),
  play: asked,
};
