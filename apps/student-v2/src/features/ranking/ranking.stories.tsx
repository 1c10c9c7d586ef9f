import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildRanking } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { copy as words } from '../../shared/ranking/copy.ts';
import { rankingOf } from '../../testing/builders.ts';
import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';

export default { title: 'student-v2/ranking' } satisfies Meta;

const PATH = '/home/ranking';

export const Loaded = story(PATH, {
  shows: words.own,
  arrange: (server) => server.respond('getHomeRanking', rankingOf({ students: 34, own: 12 })),
});
export const OnThePodium = story(PATH, {
  shows: '1º',
  arrange: (server) => server.respond('getHomeRanking', rankingOf({ students: 8, own: 1 })),
});
export const Tabela = story(`${PATH}?visao=tabela`, {
  shows: copy.coins,
  arrange: (server) => {
    const { linhas, ...rest } = rankingOf({ students: 34, own: 12 });
    server.respond('getHomeRanking', { ...rest, linhas: [...linhas.slice(0, 3), ...linhas.slice(8, 15)] });
  },
});
export const Window = story(PATH, {
  shows: words.own,
  arrange: (server) => {
    const { linhas, ...rest } = rankingOf({ students: 34, own: 12 });
    server.respond('getHomeRanking', { ...rest, ranking_modo: 'janela', linhas: linhas.slice(8, 15) });
  },
});
export const Off = story(PATH, {
  shows: words.off,
  arrange: (server) =>
    server.respond('getHomeRanking', buildRanking({ ranking_modo: 'desligado', linhas: [], propria: null, total: 0 })),
});
export const Empty = story(PATH, {
  shows: words.empty,
  arrange: (server) => server.respond('getHomeRanking', buildRanking({ linhas: [], propria: null, total: 0 })),
});
export const WithoutStars = story(PATH, {
  shows: words.noStars,
  arrange: (server) => {
    const { linhas, ...rest } = rankingOf({ students: 8, own: 3 });
    const none = linhas.map((one) => ({ ...one, qtde_estrelas: 0, posicao: 1 }));
    server.respond('getHomeRanking', { ...rest, linhas: none });
  },
});
export const Visitor = story(PATH, { shows: words.own, person: PROFESSOR_WITH_BIA });
export const Loading = story(PATH, { shows: words.loading, arrange: (server) => server.hold('getHomeRanking') });
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getHomeRanking', 500),
});
export const Offline = story(PATH, { shows: 'Você está sem internet', arrange: (server) => server.setOffline(true) });
