import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v1/gabarito-pesquisa' } satisfies Meta;

const PATH = '/v1/central_avaliacoes/gabaritos/pesquisar';

export const Loaded = story(PATH, { shows: 'Resultados' });
export const Nothing = story(`${PATH}?season=2`, {
  shows: 'Nenhuma avaliação encontrada.',
  arrange: (server) => server.respond('listGabaritos', { avaliacoes: [] }),
});
export const NothingAtAll = story(PATH, {
  shows: 'Nenhum gabarito disponível ainda.',
  arrange: (server) => {
    server.respond('listGabaritos', { avaliacoes: [] });
    server.respond('getGabaritoFiltros', { filtro: [] });
  },
});
export const Loading = story(PATH, {
  shows: 'Carregando os filtros',
  arrange: (server) => server.hold('getGabaritoFiltros'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getGabaritoFiltros', 500),
});
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
