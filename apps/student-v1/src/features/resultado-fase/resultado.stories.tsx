import type { FaseResultado } from '@luneta/api-client';
import { buildFaseResultado, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { arrangeFase, FASE, item, itensLeavingOffline, PLANO } from '../../testing/fase.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v1/resultado-fase' } satisfies Meta;

const PATH = `${FASE}/concluido`;
const answered = { itens: [item(1, { vez: 1, bloqueado: true, acertou: true, gabarito: 'C', item_resposta: 3 })] };
const end =
  (changes: Partial<FaseResultado> = {}) =>
  (server: MockServer) => {
    arrangeFase(server, answered);
    server.respond('closeAdaptadaFase', buildFaseResultado(changes));
  };

export const TwoStars = story(PATH, { shows: 'FASE CONCLUÍDA!', arrange: end() });
export const ThreeStars = story(PATH, {
  shows: 'FASE CONCLUÍDA!',
  arrange: end({ qtde_estrelas: 3, qtde_moedas: 120, qtde_itens_acertou: 6, qtde_itens_total: 6 }),
});
export const NoStar = story(PATH, {
  shows: 'FASE NÃO CONCLUÍDA!',
  arrange: end({ qtde_estrelas: 0, qtde_moedas: 0, qtde_itens_acertou: 0, melhor_fase: false }),
});
export const Boss = story(PATH, {
  shows: 'ENFRENTAR BOSS',
  arrange: end({ proximo_oic_id: null, status_boss: 'desbloqueado' }),
});
export const Practice = story(PATH, {
  shows: 'TREINO CONCLUÍDO!',
  arrange: end({ pratica: true, qtde_estrelas: 0, qtde_moedas: 0, melhor_fase: false }),
});
export const Plano = story(`${PLANO}/concluido`, { shows: 'FASE CONCLUÍDA!', arrange: end() });
export const Loading = story(PATH, {
  shows: 'Conferindo o resultado',
  arrange: (server) => {
    arrangeFase(server, answered);
    server.hold('closeAdaptadaFase');
  },
});
export const Failed = story(PATH, {
  shows: 'Eita!',
  arrange: (server) => {
    arrangeFase(server, answered);
    server.fail('closeAdaptadaFase', 500);
  },
});
export const Offline = story(PATH, {
  shows: 'Sem internet',
  arrange: (server) => {
    arrangeFase(server);
    itensLeavingOffline(server, answered);
  },
});
