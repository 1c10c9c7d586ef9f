import {
  buildGestaoProva,
  buildGrade,
  buildGradeComTexto,
  buildGradeHibrida,
  buildItensDaProva,
  buildLiberacao,
  buildResultadosDaProva,
} from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { PROFESSOR } from '../../testing/people.ts';
import { provas } from '../../testing/provas.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/prova-partes' } satisfies Meta;

const arrange = provas([
  buildGestaoProva(),
  buildGestaoProva({
    turma_avaliacao_id: 302,
    turma_codigo: '2B',
    tipo_aplicacao: 'Presencial',
    situacao: 'encerrada',
  }),
]);
const RESULTS = '/provas/avaliacoes/31/resultados';
const ITEMS = '/provas/avaliacoes/31/questoes';
const PAPER = '/provas/302/respostas';
const LATE = '/provas/302/fora_do_prazo';

export const Results = story(RESULTS, { shows: 'Ana Amado', arrange });
export const ResultsSeen = story(RESULTS, {
  shows: 'Os alunos veem o resultado desde 21 de nov. às 19h02. Não dá mais para reter.',
  arrange: (server) => {
    arrange(server);
    server.respond(
      'getLiberacao',
      buildLiberacao({ retido: false, liberado: true, gabarito_liberado_em: '2026-11-21T19:02:00-03:00' }),
    );
  },
});
export const ResultsNotYet = story(RESULTS, {
  shows: 'As notas aparecem aqui quando a última turma terminar e o cálculo acabar.',
  arrange: (server) => {
    arrange(server);
    server.respond('listResultadosProva', buildResultadosDaProva({ fechada: false, calculado_em: null, alunos: [] }));
  },
});
export const ResultsReadOnly = story(RESULTS, { shows: 'Ana Amado', arrange, person: PROFESSOR });
export const ResultsFailed = story(RESULTS, {
  shows: 'Não foi possível carregar',
  arrange: (server) => {
    arrange(server);
    server.fail('listResultadosProva', 500);
  },
});

export const Items = story(ITEMS, { shows: '86% dos melhores marcaram C. Confira o gabarito.', arrange });
export const ItemsEmpty = story(ITEMS, {
  shows: 'Esta prova não tem questões.',
  arrange: (server) => {
    arrange(server);
    server.respond('listItensProva', buildItensDaProva({ itens: [] }));
  },
});

export const Paper = story(PAPER, { shows: 'Caio Mendes Rocha', arrange });
export const PaperWithTexts = story(PAPER, {
  shows: '3 · 0 a 2',
  arrange: (server) => {
    arrange(server);
    server.respond('getGradeRespostas', buildGradeComTexto());
  },
});
export const PaperOnScreen = story(PAPER, {
  shows: 'Respondeu na tela.',
  arrange: (server) => {
    arrange(server);
    const grade = buildGrade();
    const [ana, ...others] = grade.alunos;
    server.respond('getGradeRespostas', {
      ...grade,
      situacao: 'liberada',
      alunos: [...(ana ? [{ ...ana, origem: 'online' as const }] : []), ...others],
    });
  },
});
export const PaperOffline = story(PAPER, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});

export const Late = story(LATE, { shows: 'Marque as respostas para decidir.', arrange });
export const LateEmpty = story(LATE, {
  shows: 'Nenhuma resposta chegou fora do prazo.',
  arrange: (server) => {
    arrange(server);
    server.respond('listForaDoPrazo', []);
  },
});

export const PaperTwice = story(PAPER, {
  shows: '1 aluno respondeu na tela e no papel.',
  arrange: (server) => {
    arrange(server);
    server.respond('getGradeRespostas', buildGradeHibrida());
  },
});
