import { buildAvaliacao, buildConta, buildHome, buildRanking, type MockServer } from '@luneta/testing';
import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { Meta } from '@storybook/react-vite';

import { buildResultadoLista, rankingOf } from '../../testing/builders.ts';
import { story } from '../../testing/story.ts';
import { copy as words } from '../../shared/ranking/copy.ts';
import { copy as calm } from './calm/copy.ts';
import { copy } from './copy.ts';

export default { title: 'student-v2/home' } satisfies Meta;

const noExam = (server: MockServer) => server.respond('listAvaliacoes', []);

export const Loaded = story('/home', {
  shows: copy.open.running,
  arrange: (server) => {
    server.respond('listAvaliacoes', [buildAvaliacao()]);
    server.respond('getHomeRanking', rankingOf({ students: 34, own: 12 }));
    server.respond(
      'listResultados',
      buildResultadoLista(
        { nota_tri: 588.2, data_hora_inicial_1_dia: '2026-05-09T13:30:00-03:00' },
        { nota_tri: 574.9, data_hora_inicial_1_dia: '2026-06-20T13:30:00-03:00' },
        { ranking: 7 },
      ),
    );
  },
});
export const ExamNotBegun = story('/home', {
  shows: copy.open.start,
  arrange: (server) => server.respond('listAvaliacoes', [buildAvaliacao({ data_hora_inicio: null })]),
});
export const NothingOpen = story('/home', { shows: copy.study.action, arrange: noExam });
export const NextExam = story('/home', {
  shows: calm.badge,
  arrange: (server) => {
    const day = {
      data_hora_inicial_prova: '2026-11-25T13:30:00-03:00',
      data_hora_final_prova: '2026-11-25T19:00:00-03:00',
    };
    server.respond('listAvaliacoes', [buildAvaliacao({ ...day, data_hora_inicio: null })]);
    server.respond('getHome', buildHome({ progressao_materias: [] }));
  },
});
export const LatestResult = story('/home', {
  shows: calm.seeResult,
  arrange: (server) => {
    noExam(server);
    server.respond('getHome', buildHome({ progressao_materias: [] }));
  },
});
export const FirstDay = story('/home', {
  shows: words.empty,
  arrange: (server) => {
    noExam(server);
    server.respond('listResultados', buildResultadoLista());
    server.respond('getHome', buildHome({ progressao_materias: [], ranking_estrelas: [], estrelas_v1: 0 }));
    server.respond('getHomeRanking', buildRanking({ linhas: [], total: 0, propria: null }));
  },
});
export const OneClassNoSocialName = story('/home', {
  shows: 'Wilhelmina',
  conta: buildConta({ nome: 'Wilhelmina Nogueira Lima', nome_social: null, turmas: [], avatar_code: 33 }),
});
export const RankingOff = story('/home', {
  shows: copy.starsByMateria,
  arrange: (server) => {
    server.respond('getHome', buildHome({ ranking_modo: 'desligado', ranking_geral: null }));
    server.respond('getHomeRanking', buildRanking({ ranking_modo: 'desligado', linhas: [], propria: null, total: 0 }));
  },
});
export const PerguntasOffered = story('/home', {
  shows: copy.perguntas.later,
  arrange: (server) => server.respond('getHome', buildHome({ quiz_pessoal: false })),
});
export const Visitor = story('/home', { shows: words.title, person: PROFESSOR_WITH_BIA });
export const Loading = story('/home', {
  shows: words.loading,
  arrange: (server) => {
    for (const id of ['getHome', 'getHomeRanking', 'listAvaliacoes', 'listResultados'] as const) server.hold(id);
  },
});
export const Failed = story('/home', {
  shows: 'Não foi possível carregar',
  arrange: (server) => {
    for (const id of ['getHome', 'getHomeRanking', 'listAvaliacoes', 'listResultados'] as const) server.fail(id, 500);
  },
});
export const Offline = story('/home', {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
export const LongNames = story('/home', {
  shows: 'Maria Antonieta de F',
  conta: buildConta({ nome_social: 'Wolfeschlegelsteinha' }),
  arrange: (server) => {
    server.respond('listAvaliacoes', [
      buildAvaliacao({ descricao: 'Simulado interdisciplinar de encerramento do segundo semestre, segundo dia' }),
    ]);
    const { linhas } = buildRanking();
    server.respond(
      'getHomeRanking',
      buildRanking({ linhas: linhas.map((one) => ({ ...one, aluno_nome: 'Maria Antonieta de F' })) }),
    );
  },
});
