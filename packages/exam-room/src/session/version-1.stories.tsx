/** The same screens with the policy and the words of version 1. */
import { buildResumo } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { PROVA, questao, withText, WRITTEN, type Resumo } from '../testing/exam-server.ts';
import { story } from '../testing/story.ts';

export default { title: 'exam-room/versão 1' } satisfies Meta;

const BLANK = 514;

const exam = (shows: string, changes: Partial<Resumo> = {}) =>
  story(questao(BLANK), {
    version: 1,
    shows,
    arrange: (server) => server.respond('getProvaResumo', buildResumo(changes)),
  });

export const Question = exam('Entregar Prova');
export const Written = story(questao(WRITTEN), {
  version: 1,
  shows: 'Salvo',
  arrange: (server) =>
    server.respond('getProvaResumo', buildResumo(withText('A seca expulsou as famílias do sertão.'))),
});
export const HandingIn = {
  ...exam('Leia antes de entregar...'),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Entregar Prova' }));
  },
};

export const TimeOver = exam('Seu tempo de prova acabou!', { tempo_restante: 0 });
export const Essay = story(`${PROVA}/redacoes`, { version: 1, shows: 'O valor da leitura entre os jovens' });
