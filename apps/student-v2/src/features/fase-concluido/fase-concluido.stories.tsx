import type { RoteiroFase } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { buildFase, buildItem, buildRoteiroMateria } from '../../testing/trilha-builders.ts';

export default { title: 'student-v2/fase-concluido' } satisfies Meta;

const PLACE = '/trilhas/1201/1/5102/concluido';
const given =
  (qtde_estrelas: number | null, changes: Partial<RoteiroFase> = {}) =>
  (server: MockServer) => {
    server.respond('getRoteiroFase', buildFase({ conclusao: { qtde_estrelas }, ...changes }));
    const fases = [{ qtde_estrelas: 3 }, { qtde_estrelas }, {}, {}, {}];
    server.respond('getRoteiroMateria', buildRoteiroMateria(fases, { materia_nome: 'Matemática' }));
  };

/** Answered `A`, which is right where the key says so. */
const answered = (...keys: readonly ('A' | 'C')[]) =>
  keys.map((gabarito, n) =>
    buildItem({
      ordem: n + 1,
      trilha_item_id: 70001 + n,
      item_resposta: 1,
      gabarito,
      comentario: '<p>1.200 dividido por 40 dá 30 minutos.</p>',
    }),
  );

export const ThreeStars = story(PLACE, { shows: 'FASE FINALIZADA!', arrange: given(3) });
export const TwoStars = story(PLACE, {
  shows: 'FASE FINALIZADA!',
  arrange: given(2, { items: answered('A', 'C', 'A', 'C', 'A') }),
});
export const OneStar = story(PLACE, { shows: 'FASE FINALIZADA!', arrange: given(1) });
export const NoStar = story(PLACE, {
  shows: 'FASE NÃO FINALIZADA!',
  arrange: given(0, { items: answered('C', 'C', 'C', 'C', 'C') }),
});
export const StillOpen = story(PLACE, {
  shows: 'Ainda há passos nesta fase. Quando as próximas questões abrirem, você continua de onde parou.',
  arrange: given(null),
});
export const Closed = story(PLACE, {
  shows: 'O roteiro terminou antes do fim desta fase. O material continua aberto para você.',
  arrange: given(null, { trilha_aberta: false }),
});
export const Loading = story(PLACE, {
  shows: 'Carregando resultado',
  arrange: (server) => server.hold('getRoteiroFase'),
});
export const Failed = story(PLACE, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getRoteiroFase', 500),
});
export const Offline = story(PLACE, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
