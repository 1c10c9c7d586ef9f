import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { buildAprendizagemLista } from '../../testing/aprendizagem-builders.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v2/aprendizagem' } satisfies Meta;

const list =
  (...given: Parameters<typeof buildAprendizagemLista>) =>
  (server: MockServer) =>
    server.respond('listAprendizagem', buildAprendizagemLista(...given));

export const EveryLevel = story('/aprendizagem', {
  shows: 'Ninja',
  arrange: list([
    { materia_nome: 'Biologia', indice: 0.86 },
    { materia_nome: 'Filosofia', indice: null },
    { materia_nome: 'Física', indice: 0.41 },
    { materia_nome: 'Língua Estrangeira Moderna: Espanhol', indice: 0.74 },
    { materia_nome: 'Matemática', indice: 0.7 },
    { materia_nome: 'Sociologia', indice: null },
  ]),
});
export const OneCycle = story('/aprendizagem', {
  shows: 'Guerreiro(a)',
  arrange: list([{ materia_nome: 'Matemática', indice: 0.74 }], { ciclos: [3] }),
});
export const Categories = {
  ...story('/aprendizagem', { shows: 'Ninja' }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'O que é cada nível?' }));
  },
};
export const Empty = story('/aprendizagem', {
  shows: 'Sem dados ainda',
  arrange: list([{ materia_nome: 'Matemática', indice: null }], { ciclo: null, ciclos: [] }),
});
export const SwitchedOff = story('/aprendizagem', {
  shows: 'Sua escola não usa os níveis de aprendizagem.',
  arrange: (server) =>
    server.fail('listAprendizagem', 404, { message: 'Sua escola não usa os níveis de aprendizagem.' }),
});
export const Loading = story('/aprendizagem', {
  shows: 'Carregando níveis de aprendizagem',
  arrange: (server) => server.hold('listAprendizagem'),
});
export const Failed = story('/aprendizagem', {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listAprendizagem', 500),
});
export const Offline = story('/aprendizagem', {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
