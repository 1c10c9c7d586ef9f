import type { Meta } from '@storybook/react-vite';

import { CONTEUDOS, conteudos } from '../../testing/conteudos.ts';
import { GESTAO_VIDA, PROFESSOR, staff } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/conteudos' } satisfies Meta;

const PATH = '/conteudos';
const person = GESTAO_VIDA;

export const List = story(PATH, { person, shows: '4 conteúdos', arrange: conteudos() });
export const Broken = story(`${PATH}?link=quebrado`, {
  person,
  shows: '1 conteúdo',
  arrange: conteudos(CONTEUDOS.slice(1, 2)),
});
export const AsTeacher = story(PATH, { person: PROFESSOR, shows: '4 conteúdos', arrange: conteudos() });
export const ReadOnly = story(PATH, { person: staff('diretor'), shows: '4 conteúdos', arrange: conteudos() });
export const NoMatch = story(`${PATH}?busca=zzz`, {
  person,
  shows: 'Nenhum conteúdo encontrado com estes filtros. Limpe um deles para ver mais.',
  arrange: conteudos([]),
});
export const Empty = story(PATH, { person, shows: 'Nenhum conteúdo ainda', arrange: conteudos([]) });
export const Loading = story(PATH, {
  person,
  shows: 'Carregando conteúdos',
  arrange: (server) => server.hold('listConteudos'),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listConteudos', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
