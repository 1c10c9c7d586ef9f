import { buildAvaliacao, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v2/avaliacoes' } satisfies Meta;

type Avaliacao = ReturnType<typeof buildAvaliacao>;

const list =
  (...entries: Partial<Avaliacao>[]) =>
  (server: MockServer) =>
    server.respond(
      'listAvaliacoes',
      entries.map((entry, n) => buildAvaliacao({ turma_avaliacao_id: 301 + n, ...entry })),
    );

const LATER = {
  data_hora_inicial_prova: '2026-12-10T08:00:00-03:00',
  data_hora_final_prova: '2026-12-10T12:00:00-03:00',
  data_hora_inicio: null,
};

export const Loaded = story('/avaliacoes', { shows: 'Continuar avaliação' });
export const EveryCard = story('/avaliacoes', {
  shows: 'Prova Finalizada',
  arrange: list(
    { descricao: 'Começada' },
    { descricao: 'Por começar', data_hora_inicio: null },
    { descricao: 'Na escola', realizado_online: false, tipo_aplicacao: 'Presencial' },
    {
      descricao: 'Hoje à noite',
      data_hora_inicio: null,
      data_hora_inicial_prova: '2026-11-21T20:00:00-03:00',
      data_hora_final_prova: '2026-11-21T23:00:00-03:00',
    },
    { descricao: 'Entregue', data_hora_fim: '2026-11-21T13:50:00-03:00' },
    { descricao: 'Em dezembro', ...LATER },
  ),
});
export const OnlyUpcoming = story('/avaliacoes', {
  shows: 'Não há avaliações disponíveis no momento.',
  arrange: list(LATER),
});
export const Empty = story('/avaliacoes', { shows: 'Nenhuma avaliação cadastrada.', arrange: list() });
export const Loading = story('/avaliacoes', {
  shows: 'Carregando avaliações',
  arrange: (server) => server.hold('listAvaliacoes'),
});
export const Failed = story('/avaliacoes', {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listAvaliacoes', 500),
});
export const Offline = story('/avaliacoes', {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
