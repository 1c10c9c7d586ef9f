import { buildQuestao } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v2/questao' } satisfies Meta;

const PATH = '/questoes_v1/511';

export const WithKey = story(PATH, {
  shows: 'Gabarito: C',
  arrange: (server) =>
    server.respond('getQuestao', buildQuestao({ gabarito: 'C', comentario: '<p>Porque a área dobra.</p>' })),
});
export const WithoutKey = story(PATH, { shows: 'O gabarito desta questão ainda não foi liberado.' });
export const Loading = story(PATH, {
  shows: 'Carregando a questão',
  arrange: (server) => server.hold('getQuestao'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getQuestao', 500),
});
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
