import { buildCentral, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';

export default { title: 'student-v1/provas' } satisfies Meta;

type Central = ReturnType<typeof buildCentral>;
const PATH = '/v1/central_avaliacoes';

const central = (changes: Partial<Central>) => (server: MockServer) =>
  server.respond('listCentralAvaliacoes', buildCentral(changes));

const [HOJE] = buildCentral().provas_hoje;
const prova = (turma_avaliacao_id: number, changes: Partial<NonNullable<typeof HOJE>>) =>
  HOJE === undefined ? [] : [{ ...HOJE, turma_avaliacao_id, ...changes }];

export const Loaded = story(PATH, { shows: 'CONTINUAR AVALIAÇÃO' });
export const EveryCard = story(PATH, {
  shows: 'SABER MAIS',
  arrange: central({
    provas_hoje: [
      ...prova(1, { descricao: 'Começada' }),
      ...prova(2, { descricao: 'Por começar', iniciou: false, percentual_concluido: 0 }),
      ...prova(3, {
        descricao: 'Hoje à noite',
        iniciou: false,
        data_hora_inicial: '2026-11-21T20:00:00-03:00',
        disciplinas: ['Química'],
      }),
      ...prova(4, { descricao: 'Produção de texto', existe_itens: false, texto_redacao: 'Ler é viajar.' }),
      ...prova(5, { descricao: 'Encerrada', permite_responder: false }),
      ...prova(6, {
        descricao: 'Simulado presencial de Ciências da Natureza e suas Tecnologias',
        tipo_aplicacao: 'Presencial',
        existe_redacao: false,
        iniciou: false,
        permite_responder: false,
      }),
      ...prova(7, { descricao: 'Entregue', entregue_em: '2026-11-21T13:50:00-03:00' }),
    ],
  }),
});
export const Empty = story(PATH, {
  shows: 'Nenhuma avaliação hoje.',
  arrange: central({ provas_hoje: [], roteiros_semana: [] }),
});
export const Roteiros = {
  ...story(PATH, { shows: 'Escolha uma matéria para estudar.' }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Proporcionalidade/ }));
  },
};
export const Loading = story(PATH, {
  shows: 'Carregando as avaliações',
  arrange: (server) => server.hold('listCentralAvaliacoes'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listCentralAvaliacoes', 500),
});
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
