import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { buildResultadoLista } from '../../testing/builders.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v2/resultados' } satisfies Meta;

const list =
  (...given: Parameters<typeof buildResultadoLista>) =>
  (server: MockServer) =>
    server.respond('listResultados', buildResultadoLista(...given));

export const Loaded = story('/resultados', { shows: 'Falhas Evitadas' });
export const EveryCard = story('/resultados', {
  shows: 'Ausente',
  arrange: list(
    { descricao: 'Primeiro lugar', ranking: 1 },
    { descricao: 'Entre os dez', ranking: 7 },
    { descricao: 'Melhor da turma', ranking: 30, melhor_da_turma: true },
    { descricao: 'Sem medalha', ranking: 90 },
    { descricao: 'Em correção', situacao: 'em_correcao', nota: null, nota_tri: null, desempenho: null },
    { descricao: 'Só redação', is_only_redacao: true, nota_tri: null },
    { descricao: 'Faltou', nota: null, nota_tri: null, desempenho: null },
    { descricao: 'De outro ciclo', ciclo: 1, data_hora_inicial_1_dia: '2026-05-09T13:30:00-03:00' },
  ),
});
export const WhatIsTri = {
  ...story('/resultados', { shows: 'Espera coerência' }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'O que é a TRI?' }));
  },
};
export const Empty = story('/resultados', { shows: 'Não há resultados disponíveis no momento.', arrange: list() });
export const Loading = story('/resultados', {
  shows: 'Carregando resultados',
  arrange: (server) => server.hold('listResultados'),
});
export const Failed = story('/resultados', {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listResultados', 500),
});
export const Offline = story('/resultados', {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
