import type { Meta } from '@storybook/react-vite';

import { GESTAO_VIDA, PROFESSOR, staff } from '../../testing/people.ts';
import { propostas } from '../../testing/propostas.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/propostas' } satisfies Meta;

const PATH = '/redacoes/propostas';
const person = GESTAO_VIDA;

export const List = story(PATH, { person, shows: '3 propostas', arrange: propostas() });
export const AsTeacher = story(PATH, { person: PROFESSOR, shows: '3 propostas', arrange: propostas() });
export const ReadOnly = story(PATH, { person: staff('diretor'), shows: '3 propostas', arrange: propostas() });
export const NoMatch = story(`${PATH}?busca=zzz`, {
  person,
  shows: 'Nenhuma proposta encontrada com estes filtros. Limpe um deles para ver mais.',
  arrange: propostas([]),
});
export const Empty = story(PATH, { person, shows: 'Nenhuma proposta ainda', arrange: propostas([]) });
export const Loading = story(PATH, {
  person,
  shows: 'Carregando propostas',
  arrange: (server) => server.hold('listPropostas'),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listPropostas', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
