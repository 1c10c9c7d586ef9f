import type { Meta } from '@storybook/react-vite';

import { ADMIN, GESTAO_VIDA } from '../../testing/people.ts';
import { questoes } from '../../testing/questoes.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/questoes' } satisfies Meta;

const PATH = '/banco_questoes';
const person = GESTAO_VIDA;

export const List = story(PATH, { person, shows: '3 questões', arrange: questoes() });
export const ReadOnly = story(PATH, { person: ADMIN, shows: '3 questões', arrange: questoes() });
export const NoMatch = story(`${PATH}?busca=zzz`, {
  person,
  shows: 'Nenhuma questão encontrada com estes filtros. Limpe um deles para ver mais.',
  arrange: questoes(),
});
export const Empty = story(PATH, { person, shows: 'A escola ainda não tem questões.', arrange: questoes([]) });
export const Loading = story(PATH, {
  person,
  shows: 'Carregando questões',
  arrange: (server) => server.hold('listQuestoes'),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listQuestoes', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
