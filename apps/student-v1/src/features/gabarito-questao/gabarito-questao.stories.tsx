import { buildGabarito, buildGabaritoItem, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';

export default { title: 'student-v1/gabarito-questao' } satisfies Meta;

const PATH = '/v1/central_avaliacoes/gabaritos/210/502';
const states = (changes: Parameters<typeof buildGabaritoItem>[0]) => (server: MockServer) =>
  server.respond(
    'getGabarito',
    buildGabarito({
      desempenho: 75,
      nota: 7.5,
      resumo: [
        {
          materia_id: 4,
          materia_nome: 'História',
          fora_do_gabarito: false,
          itens: Array.from({ length: 24 }, (_, n) =>
            buildGabaritoItem(n === 1 ? changes : { numero: n + 1, item_resposta: n % 5 === 0 ? 1 : 3 }),
          ),
        },
      ],
    }),
  );

export const Right = story(PATH, { shows: 'Acertou', arrange: states({ numero: 2 }) });
export const Wrong = story(PATH, { shows: 'Errou', arrange: states({ numero: 2, item_resposta: 1 }) });
export const Blank = story(PATH, { shows: 'Não respondeu', arrange: states({ numero: 2, item_resposta: null }) });
export const Annulled = story(PATH, {
  shows: 'Anulada',
  arrange: states({ numero: 2, questao_anulada: true, gabarito: null, percentual_acerto: null }),
});
export const Bonus = story(PATH, {
  shows: 'Bonificada',
  arrange: states({ numero: 2, item_resposta: 1, gabarito_bonificado: true }),
});
export const Written = story(PATH, {
  shows: 'Sua resposta',
  arrange: states({
    numero: 2,
    subjetiva: true,
    item_resposta: null,
    gabarito: null,
    percentual_acerto: null,
    texto_resposta: 'Porque a área dobra quando um dos lados dobra.',
    pontuacao_correcao: 3.5,
  }),
});
export const Key = {
  ...story(PATH, { shows: 'Página 1', arrange: states({ numero: 2 }) }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Questão 2' });
    // Beside the question of a wide screen the grid is always open.
    const button = screen.queryByRole('button', { name: 'VER GABARITO' });
    if (button) await userEvent.click(button);
  },
};
export const QuestionFailed = story(PATH, {
  shows: 'Não foi possível carregar esta questão.',
  arrange: (server) => server.fail('getResultadoQuestao', 500),
});
export const Loading = story(PATH, {
  shows: 'Carregando o gabarito',
  arrange: (server) => server.hold('getGabarito'),
});
export const Failed = story(PATH, { shows: 'Eita!', arrange: (server) => server.fail('getGabarito', 500) });
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
export const TextLoading = story(PATH, {
  shows: 'Acertou',
  arrange: (server) => {
    states({ numero: 2 })(server);
    server.hold('getResultadoQuestao');
  },
});
