import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { buildResultadoQuestao } from '../../testing/builders.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v2/resultado-questao' } satisfies Meta;

const PATH = '/resultados/290/questoes/501';
const questao = (changes: Parameters<typeof buildResultadoQuestao>[0]) => (server: MockServer) =>
  server.respond('getResultadoQuestao', buildResultadoQuestao(changes));

export const Right = story(PATH, { shows: 'Acertou' });
export const Wrong = story(PATH, { shows: 'Errou', arrange: questao({ item_resposta: 1, acertou: false }) });
export const Blank = story(PATH, { shows: 'Não respondeu', arrange: questao({ item_resposta: null, acertou: false }) });
export const Annulled = story(PATH, { shows: 'Questão anulada', arrange: questao({ anulada: true, gabarito: null }) });
export const Written = story(PATH, {
  shows: 'Questão de texto',
  arrange: questao({
    subjetiva: true,
    texto_resposta: 'A seca expulsou as famílias do sertão.\nAs cidades do litoral cresceram.',
    item_resposta: null,
    gabarito: null,
    acertou: false,
    percentual_acerto: null,
  }),
});
export const Loading = story(PATH, {
  shows: 'Carregando a questão',
  arrange: (server) => server.hold('getResultadoQuestao'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getResultadoQuestao', 500),
});
export const Offline = story(PATH, { shows: 'Você está sem internet', arrange: (server) => server.setOffline(true) });
