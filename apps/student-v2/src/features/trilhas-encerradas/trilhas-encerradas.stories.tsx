import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v2/trilhas-encerradas' } satisfies Meta;

const FOUND = '/trilhas/buscar?ciclo=-1&materia=-1';

export const BeforeASearch = story('/trilhas/buscar', {
  shows: 'Escolha o ciclo e a matéria e toque em Buscar para rever um roteiro que já terminou.',
});
export const Found = story(FOUND, { shows: '2 roteiros' });
export const NothingFound = story(FOUND, {
  shows: 'Nenhum roteiro encontrado com estes filtros.',
  arrange: (server) => server.respond('listTrilhasEncerradas', { materias: [] }),
});
export const Searching = story(FOUND, {
  shows: 'Buscando roteiros',
  arrange: (server) => server.hold('listTrilhasEncerradas'),
});
export const SearchFailed = story(FOUND, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listTrilhasEncerradas', 500),
});
export const Loading = story('/trilhas/buscar', {
  shows: 'Carregando filtros',
  arrange: (server) => server.hold('getTrilhaFiltros'),
});
export const Offline = story('/trilhas/buscar', {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
