import { buildGestaoProva, buildProvaAlunos, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { LONG_NAME } from '../../testing/builders.ts';
import { PROFESSOR, staff } from '../../testing/people.ts';
import { manyAlunos, provas } from '../../testing/provas.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/provas' } satisfies Meta;

const LIST = '/provas?quando=todas';
const arrange = provas();
type Play = (screen: ReturnType<typeof within>) => Promise<void>;
const played = (made: ReturnType<typeof story>, play: Play) => ({
  ...made,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => play(within(canvasElement)),
});

export const List = story(LIST, { shows: 'Química bimestral', arrange });
export const LongNames = story(LIST, {
  shows: LONG_NAME,
  arrange: provas([buildGestaoProva({ descricao: LONG_NAME, turma_codigo: 'Terceirão Noturno B' })]),
});
export const ListEmptyWeek = story('/provas', { shows: 'Nenhuma prova nesta semana.', arrange: provas([]) });
export const ListNoMatch = story(`${LIST}&busca=zzz`, { shows: 'Nenhuma prova com estes filtros.', arrange });
export const ListLoading = story(LIST, {
  shows: 'Carregando provas',
  arrange: (server) => server.hold('listGestaoProvas'),
});
export const ListFailed = story(LIST, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listGestaoProvas', 500),
});
export const ListOffline = story(LIST, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
export const ListReadOnly = story(LIST, { shows: 'Química bimestral', arrange, person: staff('supervisor') });

export const Exam = story('/provas/avaliacoes/31', { shows: '2 a decidir', arrange });
export const ExamUnknown = story('/provas/avaliacoes/999', {
  shows: 'Esta prova não existe ou não é de uma turma sua.',
  arrange,
});

export const Live = story('/provas/301', { shows: 'Bento Brandão', arrange });
const withCode = (server: MockServer) => {
  arrange(server);
  server.respond('getEntradaProva', {
    entrada: 'codigo',
    codigo: '042917',
    alunos: [{ turma_aluno_id: 31_004, erradas: 10, bloqueado: true, admitido_em: null }],
  });
};
export const LiveWithCode = story('/provas/301', { shows: '1 aluno espera você', arrange: withCode });
export const LiveCodeShown = played(story('/provas/301', { shows: '042 917', arrange: withCode }), async (screen) =>
  userEvent.click(await screen.findByRole('button', { name: 'Mostrar na tela' })),
);
export const LiveFull = story('/provas/301', {
  shows:
    'Atualizado às 14h30. Sem respostas pode ser falta de internet ou uma questão difícil: o servidor não sabe a diferença.',
  arrange: (server) => {
    arrange(server);
    server.respond('listProvaAlunos', buildProvaAlunos({ alunos: manyAlunos(36) }));
  },
});
export const LiveReadOnly = story('/provas/301', {
  shows: 'Bento Brandão',
  arrange,
  person: staff('supervisor'),
});
export const LiveEmpty = story('/provas/301', {
  shows: 'Esta turma não tem alunos.',
  arrange: (server) => {
    arrange(server);
    server.respond('listProvaAlunos', buildProvaAlunos({ alunos: [] }));
  },
});
export const LiveFailed = story('/provas/301', {
  shows: 'Não foi possível carregar',
  arrange: (server) => {
    arrange(server);
    server.fail('listProvaAlunos', 500);
  },
});

const openTurma: Play = async (screen) =>
  userEvent.click(await screen.findByRole('button', { name: 'Estender para a turma' }));
export const Extend = played(story('/provas/301', { shows: 'Motivo', arrange, person: PROFESSOR }), openTurma);
export const ExtendRefused = played(
  story('/provas/301', {
    shows: 'Nenhuma prova ou roteiro estava aberto neste intervalo.',
    arrange: (server) => {
      arrange(server);
      server.fail('getPreviaProrrogacao', 422, { message: 'Nenhuma prova ou roteiro estava aberto neste intervalo.' });
    },
  }),
  openTurma,
);
