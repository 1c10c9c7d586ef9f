/** The lives sheet over a screen of the game: waiting, without coins, full, bought in vain, only looked at. */
import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAdaptadaMateria, buildNavbar } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { fases } from '../../testing/fases.ts';
import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';

export default { title: 'student-v1/vidas' } satisfies Meta;

const PATH = '/v1/avaliacao_adaptadas/roteiro_estudos/280/1';
/** The first story of a sheet comes with everything the app loads. */
const PATIENT_MS = 8000;
type Played = { canvasElement: HTMLElement };

const opened = async ({ canvasElement }: Played) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: /Ver vidas/u }, { timeout: PATIENT_MS }),
  );
};
const lives = (
  shows: string,
  navbar: Parameters<typeof buildNavbar>[0] = {},
  more: Partial<Parameters<typeof story>[1]> = {},
) => ({
  ...story(PATH, {
    shows,
    arrange: (server) => {
      server.respond('getAvaliacaoAdaptada', buildAdaptadaMateria({ fases: fases(12, 7) }));
      server.respond('getNavbar', buildNavbar({ qtde_vidas: 2, prox_vida: 495, custo_vidas: 60, ...navbar }));
      server.fail('createCompraVidas', 500);
    },
    ...more,
  }),
  play: opened,
});

export const Waiting = lives(copy.lives.next);
export const NoneLeft = lives(copy.lives.next, { qtde_vidas: 0, qtde_moedas: 340, custo_vidas: 100 });
export const Poor = lives(copy.lives.poor, { qtde_moedas: 12 });
export const Full = lives(copy.lives.full, { qtde_vidas: 5, prox_vida: null, custo_vidas: 0 });
export const Failed = {
  ...lives(copy.buyFailed),
  play: async (played: Played) => {
    await opened(played);
    await userEvent.click(await within(played.canvasElement).findByRole('button', { name: /^Comprar vidas/u }));
  },
};
export const Visitor = lives(copy.visiting, {}, { person: PROFESSOR_WITH_BIA });
