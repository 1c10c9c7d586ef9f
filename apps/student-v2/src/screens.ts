/** The screens of version 2 (S3 §2). A new one: its address in `V2` of `@luneta/domain/rotas-tela`, a row here, a folder of its own. */
import { aprendizagemMateriaQuery, aprendizagemQuery } from '@luneta/api-client/aprendizagem';
import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { questaoQuery, questaoRevisaoQuery } from '@luneta/api-client/banco-questoes';
import { homeQuery, homeRankingQuery } from '@luneta/api-client/home';
import { provaQuery, questoesQuery, resumoQuery, type ProvaIds } from '@luneta/api-client/prova';
import { resultadoQuery, resultadoQuestaoQuery, resultadosQuery } from '@luneta/api-client/resultados';
import { cursoQuery, roteiroFaseQuery } from '@luneta/api-client/trilha-fase';
import { roteiroMateriaQuery, roteirosQuery, trilhaFiltrosQuery } from '@luneta/api-client/trilhas';
import { screensOf } from '@luneta/app-shell/screens';
import type { Api } from '@luneta/api-client';
import { V2 } from '@luneta/domain/rotas-tela';

import { cicloOf } from './shared/aprendizagem/ciclo-of.ts';
import { rankingFiltroOf, filterOf, filtroOf } from './shared/ranking/ranking-filter.ts';

const layouts = {
  /** The navigation and the sender of kept answers. */
  frame: { load: async () => (await import('./shared/frame.tsx')).Frame },
  /** One day of an exam. */
  prova: {
    load: async () => (await import('./features/prova/prova-screens.tsx')).ProvaLayout,
    keepsAnswers: true,
  },
} as const;

/** A phase has no navigation (decision 60). */
const fase = {
  frame: 'question',
  queries: ({ api, trilha_fase_id }: { api: Api; trilha_fase_id: number }) => [roteiroFaseQuery(api, trilha_fase_id)],
} as const;

/** What is read in a phase stands in a course. */
const lida = {
  ...fase,
  follow: ({ api, trilha_fase_id }: { api: Api; trilha_fase_id: number }) => ({
    after: roteiroFaseQuery(api, trilha_fase_id),
    part: 'info',
    id: 'base_conhecimento_id',
    query: (id: number) => cursoQuery(api, id),
  }),
} as const;

/** The exam asks for its questions by itself, which a device may have kept. */
const exame = {
  inside: 'prova',
  frame: 'question',
  ahead: ({ api, ...place }: ProvaIds & { api: Api }) => [resumoQuery(api, place), questoesQuery(api, place)],
} as const;

export const screens = screensOf(V2, layouts, {
  home: {
    title: 'Home',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/home/home-screen.tsx')).HomeScreen,
    // What stands on the first screen of a phone; the rest is asked for by itself.
    queries: ({ api, search }) => [
      homeQuery(api),
      avaliacoesQuery(api),
      homeRankingQuery(api, filtroOf(filterOf(search))),
    ],
  },
  configuracoes: {
    title: 'Configurações',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/configuracoes/configuracoes-screen.tsx')).ConfiguracoesScreen,
  },
  ranking: {
    title: 'Ranking de estrelas',
    frame: 'results',
    inside: 'frame',
    load: async () => (await import('./features/ranking/ranking-screen.tsx')).RankingScreen,
    queries: ({ api, search }) => [homeRankingQuery(api, rankingFiltroOf(search))],
  },
  trilhas: {
    title: 'Roteiro de estudos',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/trilhas/trilhas-screen.tsx')).TrilhasScreen,
    queries: ({ api }) => [roteirosQuery(api)],
    drawings: ['mascot-comemorando'],
  },
  trilhasEncerradas: {
    title: 'Roteiros encerrados',
    frame: 'cards',
    inside: 'frame',
    load: async () =>
      (await import('./features/trilhas-encerradas/trilhas-encerradas-screen.tsx')).TrilhasEncerradasScreen,
    // What is searched is asked for by the screen, which reads it from the address.
    queries: ({ api }) => [trilhaFiltrosQuery(api)],
  },
  trilha: {
    title: 'Roteiro',
    frame: 'cards',
    inner: true,
    inside: 'frame',
    load: async () => (await import('./features/trilha/trilha-screen.tsx')).TrilhaScreen,
    queries: ({ api, trilha_id, materia_id }) => [roteiroMateriaQuery(api, { trilha_id, materia_id })],
  },
  faseConteudo: {
    ...lida,
    title: 'Fase',
    frame: 'cards',
    inner: true,
    load: async () => (await import('./features/fase-conteudo/fase-conteudo-screen.tsx')).FaseConteudoScreen,
  },
  faseQuiz: {
    ...lida,
    title: 'Quiz',
    frame: 'quiz',
    inner: true,
    load: async () => (await import('./features/fase-quiz/fase-quiz-screen.tsx')).FaseQuizScreen,
  },
  faseQuestao: {
    ...fase,
    title: 'Questão',
    frame: 'question',
    inner: true,
    load: async () => (await import('./features/fase-questao/fase-questao-screen.tsx')).FaseQuestaoScreen,
    follow: ({ api, trilha_fase_id, ordem_exercicio }) => ({
      after: roteiroFaseQuery(api, trilha_fase_id),
      part: 'items',
      row: { by: 'ordem', at: ordem_exercicio },
      id: 'banco_questao_id',
      query: (id) => questaoQuery(api, id),
    }),
    // Another question is another page: its choice is its own.
    keyed: true,
  },
  faseConcluido: {
    ...fase,
    title: 'Fase',
    frame: 'cards',
    inner: true,
    load: async () => (await import('./features/fase-concluido/fase-concluido-screen.tsx')).FaseConcluidoScreen,
    // The star that it added stands above what follows.
    queries: ({ api, trilha_fase_id, trilha_id, materia_id }) => [
      roteiroFaseQuery(api, trilha_fase_id),
      roteiroMateriaQuery(api, { trilha_id, materia_id }),
    ],
  },
  faseMaterial: {
    ...lida,
    title: 'Material completo',
    frame: 'cards',
    inner: true,
    load: async () => (await import('./features/fase-material/fase-material-screen.tsx')).FaseMaterialScreen,
  },
  avaliacoes: {
    title: 'Central de Avaliações',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/avaliacoes/avaliacoes-screen.tsx')).AvaliacoesScreen,
    queries: ({ api }) => [avaliacoesQuery(api)],
  },
  instrucoes: {
    title: 'Antes de começar',
    frame: 'cards',
    load: async () => (await import('./features/instrucoes/instrucoes-screen.tsx')).InstrucoesScreen,
    queries: ({ api, turma_aluno_id, turma_avaliacao_id, dia_prova }) => [
      provaQuery(api, { turma_aluno_id, turma_avaliacao_id, dia_prova }),
    ],
  },
  prova: {
    ...exame,
    title: 'Questão',
    load: async () => (await import('./features/prova/prova-screens.tsx')).ProvaIndex,
  },
  questoes: {
    ...exame,
    title: 'Questão',
    load: async () => (await import('./features/prova/prova-screens.tsx')).QuestoesScreen,
  },
  questao: {
    ...exame,
    title: 'Questão',
    load: async () => (await import('./features/prova/prova-screens.tsx')).QuestaoScreen,
  },
  redacoes: {
    ...exame,
    title: 'Redação',
    frame: 'cards',
    load: async () => (await import('./features/prova/redacao.tsx')).RedacaoScreen,
  },
  finalizado: {
    title: 'Prova Finalizada',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/finalizado/finalizado-screen.tsx')).FinalizadoScreen,
    queries: ({ api, turma_aluno_id, turma_avaliacao_id, dia_prova }) => [
      resumoQuery(api, { turma_aluno_id, turma_avaliacao_id, dia_prova }),
    ],
    drawings: ['mascot-comemorando'],
  },
  resultados: {
    title: 'Resultados',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/resultados/resultados-screen.tsx')).ResultadosScreen,
    queries: ({ api }) => [resultadosQuery(api)],
  },
  resultado: {
    title: 'Resultado',
    frame: 'cards',
    inner: true,
    inside: 'frame',
    load: async () => (await import('./features/resultado/resultado-screen.tsx')).ResultadoScreen,
    queries: ({ api, turma_avaliacao_id }) => [resultadoQuery(api, turma_avaliacao_id)],
  },
  resultadoQuestao: {
    title: 'Questão',
    frame: 'question',
    inner: true,
    inside: 'frame',
    load: async () =>
      (await import('./features/resultado-questao/resultado-questao-screen.tsx')).ResultadoQuestaoScreen,
    queries: ({ api, turma_avaliacao_id, banco_questao_id }) => [
      resultadoQuestaoQuery(api, { turma_avaliacao_id, banco_questao_id }),
      resultadoQuery(api, turma_avaliacao_id),
    ],
  },
  aprendizagem: {
    title: 'Níveis de aprendizagem',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/aprendizagem/aprendizagem-screen.tsx')).AprendizagemScreen,
    queries: ({ api, search }) => [aprendizagemQuery(api, cicloOf(search))],
  },
  aprendizagemMateria: {
    title: 'Nível de aprendizagem',
    frame: 'cards',
    inner: true,
    inside: 'frame',
    load: async () =>
      (await import('./features/aprendizagem-materia/aprendizagem-materia-screen.tsx')).AprendizagemMateriaScreen,
    queries: ({ api, materia_id, search }) => [aprendizagemMateriaQuery(api, { materia_id, ciclo: cicloOf(search) })],
  },
  conta: {
    title: 'Sua Conta',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/conta/conta-screen.tsx')).ContaScreen,
  },
  seguranca: {
    title: 'Segurança',
    frame: 'cards',
    inside: 'frame',
    load: async () => (await import('./features/conta/seguranca-screen.tsx')).SegurancaScreen,
  },
  questaoAvulsa: {
    title: 'Questão',
    frame: 'question',
    inner: true,
    load: async () => (await import('./features/questao/questao-screen.tsx')).QuestaoScreen,
    queries: ({ api, banco_questao_id }) => [questaoRevisaoQuery(api, banco_questao_id)],
  },
});
