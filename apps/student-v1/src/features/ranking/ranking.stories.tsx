import { buildRanking } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';

export default { title: 'student-v1/ranking' } satisfies Meta;

const PATH = '/v1/resultados/ranking';

export const Loaded = story(PATH, { shows: 'Sua Posição' });
export const Window = story(PATH, {
  shows: 'Sua Posição',
  arrange: (server) => server.respond('getHomeRanking', buildRanking({ ranking_modo: 'janela' })),
});
export const Off = story(PATH, {
  shows: copy.off,
  arrange: (server) =>
    server.respond('getHomeRanking', buildRanking({ ranking_modo: 'desligado', linhas: [], propria: null, total: 0 })),
});
export const Empty = story(PATH, {
  shows: copy.empty,
  arrange: (server) => server.respond('getHomeRanking', buildRanking({ linhas: [], propria: null, total: 0 })),
});
export const Loading = story(PATH, { shows: copy.loading, arrange: (server) => server.hold('getHomeRanking') });
export const Failed = story(PATH, { shows: 'Tentar de novo', arrange: (server) => server.fail('getHomeRanking', 500) });
export const Offline = story(PATH, { shows: 'Tentar de novo', arrange: (server) => server.setOffline(true) });
