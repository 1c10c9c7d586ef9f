import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildRanking, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { gabaritos } from '../../testing/resultados.ts';
import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';

export default { title: 'student-v1/resultados' } satisfies Meta;

const PATH = '/v1/resultados';
const loaded = (server: MockServer) => server.respond('listGabaritos', { avaliacoes: gabaritos });

export const Loaded = story(PATH, { shows: copy.notas, arrange: loaded });
export const Visitor = story(PATH, { shows: copy.notas, arrange: loaded, person: PROFESSOR_WITH_BIA });
export const WithoutRanking = story(PATH, {
  shows: copy.notas,
  arrange: (server) => {
    loaded(server);
    server.respond('getHomeRanking', buildRanking({ ranking_modo: 'desligado', linhas: [], propria: null, total: 0 }));
  },
});
export const Empty = story(PATH, {
  shows: copy.empty,
  arrange: (server) => server.respond('listGabaritos', { avaliacoes: [] }),
});
export const Loading = story(PATH, { shows: copy.loading, arrange: (server) => server.hold('listGabaritos') });
export const Failed = story(PATH, { shows: 'Tentar de novo', arrange: (server) => server.fail('listGabaritos', 500) });
export const Offline = story(PATH, { shows: 'Tentar de novo', arrange: (server) => server.setOffline(true) });
export const AnswerKeys = story(`${PATH}/gabarito`, { shows: '1ª Avaliação: Linguagens', arrange: loaded });
export const NoAnswerKeys = story(`${PATH}/gabarito`, {
  shows: copy.empty,
  arrange: (server) => server.respond('listGabaritos', { avaliacoes: [] }),
});
