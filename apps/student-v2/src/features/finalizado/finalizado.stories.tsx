import { buildResumo, buildResumoItem, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { PROVA, type Resumo } from '@luneta/exam-room/testing';
import { story } from '../../testing/story.ts';

export default { title: 'student-v2/finalizado' } satisfies Meta;

const PATH = `${PROVA}/finalizado`;
const resumo = (changes: Partial<Resumo>) => (server: MockServer) =>
  server.respond('getProvaResumo', buildResumo({ tempo_restante: 0, tempo_utilizado: 13_329, ...changes }));

const DELIVERED = { situacao: 'entregue', entregue_em: '2026-11-21T17:12:09-03:00' } as const;

const MANY = [
  'Língua Portuguesa, Literatura e Produção de Texto',
  'Língua Estrangeira',
  'História',
  'Geografia',
  'Filosofia',
  'Sociologia',
].map((materia_nome, n) => ({
  materia_id: n + 1,
  materia_nome,
  itens: [1, 2, 3].map((i) => buildResumoItem({ numero: n * 3 + i, item_resposta: i > n / 2 ? 1 : null })),
}));

export const Delivered = story(PATH, { shows: 'Entrega confirmada', arrange: resumo(DELIVERED) });
export const OnlyEssay = story(PATH, {
  shows: 'Palavras na redação',
  arrange: resumo({ ...DELIVERED, materias: [], qtde_itens: 0 }),
});
export const ClosedByTime = story(PATH, {
  shows: 'O tempo acabou, e a prova foi entregue com as respostas que você já tinha dado.',
  arrange: resumo({ situacao: 'encerrada', encerrada_em: '2026-11-21T18:30:00-03:00' }),
});
export const ManySubjects = story(PATH, {
  shows: 'Língua Portuguesa, Literatura e Produção de Texto',
  arrange: resumo({
    ...DELIVERED,
    descricao: 'Avaliação bimestral integrada de Linguagens, Ciências Humanas e suas Tecnologias',
    materias: MANY,
    lingua_estrangeira: null,
  }),
});
export const StillOpen = story(PATH, { shows: 'Esta prova ainda não foi entregue.' });
export const Loading = story(PATH, {
  shows: 'Carregando o resumo da prova',
  arrange: (server) => server.hold('getProvaResumo'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getProvaResumo', 500),
});
export const Offline = story(PATH, { shows: 'Você está sem internet', arrange: (server) => server.setOffline(true) });
