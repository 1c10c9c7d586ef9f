import { buildResumo, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v1/finalizada' } satisfies Meta;

const PATH = '/v1/central_avaliacoes/301/1/finalizada';
const resumo = (changes: Parameters<typeof buildResumo>[0]) => (server: MockServer) =>
  server.respond('getProvaResumo', buildResumo({ tempo_utilizado: 13_329, ...changes }));

export const Delivered = story(PATH, {
  shows: 'Entrega confirmada',
  arrange: resumo({ situacao: 'entregue', entregue_em: '2026-11-21T17:12:09-03:00', responde_apos_entrega: true }),
});
export const ClosedByTime = story(PATH, {
  shows: 'O tempo acabou, e a prova foi entregue com as respostas que você já tinha dado.',
  arrange: resumo({ situacao: 'encerrada', encerrada_em: '2026-11-21T19:00:00-03:00', tempo_restante: 0 }),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getProvaResumo', 500),
});
