import { buildGabarito, buildGabaritoItem, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { humanas } from '../../testing/gabarito.ts';

export default { title: 'student-v1/gabarito' } satisfies Meta;

const PATH = '/v1/central_avaliacoes/gabaritos/210';
const gabarito = (changes: Parameters<typeof buildGabarito>[0]) => (server: MockServer) =>
  server.respond('getGabarito', buildGabarito(changes));

export const Questions = story(PATH, { shows: 'Acertou 18 de 24 Questões', arrange: gabarito(humanas) });
export const WithEssay = story(PATH, { shows: 'Redação' });
export const EssayAlone = story(PATH, {
  shows: 'Nota da redação',
  arrange: gabarito({ descricao: 'Oficina de redação', resumo: [], desempenho: null, nota: 7.2 }),
});
export const Pending = story(PATH, {
  shows: 'Em correção',
  arrange: gabarito({
    ...humanas,
    situacao: 'em_correcao',
    nota: null,
    desempenho: null,
    resumo: humanas.resumo.map((materia) => ({
      ...materia,
      itens: materia.itens.map((item) => ({ ...item, gabarito: null, questao_anulada: false })),
    })),
  }),
});
export const Absent = story(PATH, {
  shows: 'Você não participou desta avaliação.',
  arrange: gabarito({
    presente_avaliacao: false,
    nota: null,
    desempenho: null,
    redacao: null,
    resumo: [
      {
        materia_id: 1,
        materia_nome: 'Matemática',
        fora_do_gabarito: false,
        itens: [1, 2, 3].map((numero) => buildGabaritoItem({ numero, item_resposta: null, presente_avaliacao: false })),
      },
    ],
  }),
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
