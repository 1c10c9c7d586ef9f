import { buildConta, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { buildRoteiro, buildRoteiros } from '../../testing/trilha-builders.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v2/trilhas' } satisfies Meta;

const list =
  (...given: Parameters<typeof buildRoteiros>) =>
  (server: MockServer) =>
    server.respond('listRoteiroEstudos', buildRoteiros(...given));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const openFirst = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const [card] = await within(canvasElement).findAllByRole('button', { name: 'Matemática' });
  if (card) await userEvent.click(card);
};

export const Loaded = story('/trilhas', { shows: 'Maximize suas notas!' });
export const EveryCard = story('/trilhas', {
  shows: 'Encerrada',
  arrange: list(
    { materia_nome: 'Biologia', progresso: 0.75, data_fim: inDays(20) },
    { materia_nome: 'Inglês', progresso: 0.4, data_fim: inDays(3) },
    { materia_nome: 'Filosofia', progresso: 0.1, data_fim: inDays(0) },
    { materia_nome: 'Matemática', tipo: 2, progresso: 1, data_fim: inDays(8) },
    { materia_nome: 'Língua Portuguesa e suas Literaturas', progresso: 0, data_fim: inDays(-2) },
  ),
});
export const Dialog = {
  ...story('/trilhas', { shows: 'Acessar roteiro', arrange: list({}) }),
  play: openFirst,
};
export const TestAccount = {
  ...story('/trilhas', { shows: 'Resetar roteiro', arrange: list({}), conta: buildConta({ conta_teste: true }) }),
  play: openFirst,
};
const { avaliacao_conhecimento_detalhes: prova } = buildRoteiro();
export const PredictionFell = {
  ...story('/trilhas', {
    shows: 'A previsão muda conforme você responde',
    arrange: list({ avaliacao_conhecimento_detalhes: prova && { ...prova, nota_prevista: 6.1 } }),
  }),
  play: openFirst,
};
export const WithoutPrediction = {
  ...story('/trilhas', {
    shows: 'Acessar roteiro',
    arrange: list({ ...buildRoteiro(), avaliacao_conhecimento_detalhes: null }),
  }),
  play: openFirst,
};
export const Empty = story('/trilhas', { shows: 'Não há roteiros disponíveis no momento.', arrange: list() });
export const Loading = story('/trilhas', {
  shows: 'Carregando roteiros',
  arrange: (server) => server.hold('listRoteiroEstudos'),
});
export const Failed = story('/trilhas', {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listRoteiroEstudos', 500),
});
export const Offline = story('/trilhas', {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
