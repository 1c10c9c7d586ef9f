import type { Meta } from '@storybook/react-vite';

import { GESTAO_VIDA } from '../../testing/people.ts';
import { buildEstatisticas, questoes } from '../../testing/questoes.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/questao' } satisfies Meta;

const PATH = '/banco_questoes/501';
const person = GESTAO_VIDA;

export const Question = story(PATH, { person, shows: 'Gabarito: C', arrange: questoes() });
export const NeverUsed = story(PATH, {
  person,
  shows: 'Nenhuma prova usa esta questão.',
  arrange: (server) => {
    questoes()(server);
    server.respond('getQuestaoEstatisticas', buildEstatisticas({ usos: [], tri: null, qtde_fases: 0 }));
  },
});
export const NotFound = story(PATH, {
  person,
  shows: 'Não encontramos esta questão.',
  arrange: (server) => server.fail('getQuestao', 404, { message: 'Não encontramos esta questão.' }),
});
export const Loading = story(PATH, {
  person,
  shows: 'Carregando questão',
  arrange: (server) => server.hold('getQuestao'),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getQuestao', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
