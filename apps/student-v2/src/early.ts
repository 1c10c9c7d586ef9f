/**
 * What the page asks for before the app's scripts have come: for each address its lazy modules and the first calls of
 * its screen. `early.test.tsx` holds it against the routes and against what the screens ask for.
 */
import type { EarlyRoute } from '@luneta/app-shell';

const CONTA = '/api/v2/users/contas';
const HOME = '/api/v2/home';
const RANKING = '/api/v2/home/ranking';
const FRAME = 'routes/frame.tsx';
const PROVA = 'routes/prova.tsx';
const prova = '/avaliacoes/:turma_avaliacao_id/:dia_prova';
const RESUMO = '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo';
const QUESTOES = '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes';

const trilha = '/trilhas/:trilha_id/:materia_id';
const FASE = '/api/v2/roteiro_estudos/{trilha_fase_id}';

export const early: readonly EarlyRoute[] = [
  {
    path: '/home',
    modules: [FRAME, 'routes/home.tsx'],
    gets: [CONTA, HOME, '/api/v2/avaliacoes', RANKING],
  },
  { path: '/home/ranking', modules: [FRAME, 'routes/ranking.tsx'], gets: [CONTA, RANKING] },
  { path: '/home/configuracoes', modules: [FRAME, 'routes/conta.tsx'], gets: [CONTA] },
  { path: '/conta', modules: [FRAME, 'routes/conta.tsx'], gets: [CONTA] },
  {
    path: '/trilhas',
    modules: [FRAME, 'routes/trilhas.tsx'],
    gets: [CONTA, '/api/v2/roteiro_estudos'],
    drawings: ['mascot-comemorando'],
  },
  {
    path: '/trilhas/buscar',
    modules: [FRAME, 'routes/trilhas-encerradas.tsx'],
    gets: [CONTA, '/api/v2/trilhas/filtros'],
  },
  {
    path: trilha,
    modules: [FRAME, 'routes/trilha.tsx'],
    gets: [CONTA, '/api/v2/roteiro_estudos/{trilha_id}/{materia_id}'],
  },
  { path: `${trilha}/:trilha_fase_id/conteudo`, modules: ['routes/fase-conteudo.tsx'], gets: [CONTA, FASE] },
  { path: `${trilha}/:trilha_fase_id/quiz`, modules: ['routes/fase-quiz.tsx'], gets: [CONTA, FASE] },
  {
    path: `${trilha}/:trilha_fase_id/questao/:ordem_exercicio`,
    modules: ['routes/fase-questao.tsx'],
    gets: [CONTA, FASE],
    next: { after: FASE, list: 'items', by: 'ordem', get: '/api/v2/banco_questoes/{banco_questao_id}' },
  },
  { path: `${trilha}/:trilha_fase_id/concluido`, modules: ['routes/fase-concluido.tsx'], gets: [CONTA, FASE] },
  { path: `${trilha}/:trilha_fase_id/material_completo`, modules: ['routes/fase-material.tsx'], gets: [CONTA, FASE] },
  { path: '/aprendizagem', modules: [FRAME, 'routes/aprendizagem.tsx'], gets: [CONTA, '/api/v2/aprendizagem'] },
  {
    path: '/aprendizagem/:materia_id',
    modules: [FRAME, 'routes/aprendizagem-materia.tsx'],
    gets: [CONTA, '/api/v2/aprendizagem/{materia_id}'],
  },
  {
    path: '/questoes_v1/:banco_questao_id',
    modules: ['routes/questao.tsx'],
    gets: [CONTA, '/api/v2/banco_questoes/{banco_questao_id}'],
  },
  { path: '/avaliacoes', modules: [FRAME, 'routes/avaliacoes.tsx'], gets: [CONTA, '/api/v2/avaliacoes'] },
  { path: '/resultados', modules: [FRAME, 'routes/resultados.tsx'], gets: [CONTA, '/api/v2/resultados'] },
  {
    path: '/resultados/:turma_avaliacao_id',
    modules: [FRAME, 'routes/resultado.tsx'],
    gets: [CONTA, '/api/v2/resultados/{turma_avaliacao_id}'],
  },
  {
    path: '/resultados/:turma_avaliacao_id/questoes/:banco_questao_id',
    modules: [FRAME, 'routes/resultado-questao.tsx'],
    gets: [
      CONTA,
      '/api/v2/resultados/{turma_avaliacao_id}/questoes/{banco_questao_id}',
      '/api/v2/resultados/{turma_avaliacao_id}',
    ],
  },
  {
    path: `${prova}/instrucoes`,
    modules: ['routes/instrucoes.tsx'],
    gets: [CONTA, '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}'],
  },
  { path: `${prova}/finalizado`, modules: [FRAME, 'routes/finalizado.tsx'], gets: [CONTA, RESUMO] },
  { path: prova, modules: [PROVA], gets: [CONTA, RESUMO, QUESTOES] },
  { path: `${prova}/questoes`, modules: [PROVA], gets: [CONTA, RESUMO, QUESTOES] },
  { path: `${prova}/questoes/:item_id`, modules: [PROVA], gets: [CONTA, RESUMO, QUESTOES] },
  { path: `${prova}/redacoes`, modules: [PROVA, 'routes/redacao.tsx'], gets: [CONTA, RESUMO, QUESTOES] },
];
