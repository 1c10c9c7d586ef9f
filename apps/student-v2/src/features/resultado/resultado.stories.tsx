import { buildResultado, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v2/resultado' } satisfies Meta;

const PATH = '/resultados/290';
const result = (changes: Partial<ReturnType<typeof buildResultado>>) => (server: MockServer) =>
  server.respond('getResultado', buildResultado(changes));

const NO_SCORES = { nota: null, nota_tri: null, desempenho_geral: null, areas: [], trilha_estudos: null };

export const Loaded = story(PATH, { shows: 'Impacto Luneta' });
export const WithoutTri = story(PATH, {
  shows: 'Gabarito por matéria',
  arrange: result({ nota_tri: null, areas: [], origem_tri: null, trilha_estudos: null }),
});
export const BeingMarked = story(PATH, {
  shows: 'Em correção',
  arrange: result({ ...NO_SCORES, situacao: 'em_correcao', questoes: [] }),
});
export const Absent = story(PATH, {
  shows: 'Você não participou desta avaliação.',
  arrange: result({ ...NO_SCORES, presente_avaliacao: false }),
});
export const Loading = story(PATH, {
  shows: 'Carregando o resultado',
  arrange: (server) => server.hold('getResultado'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getResultado', 500),
});
export const Offline = story(PATH, { shows: 'Você está sem internet', arrange: (server) => server.setOffline(true) });
