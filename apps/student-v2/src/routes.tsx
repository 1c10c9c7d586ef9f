/** The route tree of version 2 (S3 §2). Heavy parts are chunks of their own, fetched with their route. */
import { keepsAnswers, provaPlaceOf, screen, type AppRoutes } from '@luneta/app-shell';
import { redirect } from 'react-router';

import { paths } from './shared/paths.ts';

const conta = () => import('./routes/conta.tsx');
const fase = 'trilhas/:trilha_id/:materia_id/:trilha_fase_id';
const prova = () => import('./features/prova/prova-screens.tsx');

/** Old addresses of the exam's pages (decision 17). */
const legacy = [
  { path: 'instrucoes_v1', to: paths.instrucoes },
  { path: 'finalizado_v1', to: paths.finalizado },
  { path: 'questoes_v1', to: paths.questoes },
];

export const routes: AppRoutes = (services) => [
  {
    // The navigation and the sender of kept answers are a chunk of their own: the login does not need them.
    lazy: async () => ({ Component: (await import('./shared/frame.tsx')).Frame }),
    children: [
      { path: 'home', lazy: screen(services, () => import('./routes/home.tsx')) },
      { path: 'home/configuracoes', lazy: async () => ({ Component: (await conta()).ConfiguracoesRoute }) },
      { path: 'home/ranking', lazy: screen(services, () => import('./routes/ranking.tsx')) },
      { path: 'trilhas', lazy: screen(services, () => import('./routes/trilhas.tsx')) },
      { path: 'trilhas/buscar', lazy: screen(services, () => import('./routes/trilhas-encerradas.tsx')) },
      { path: 'trilhas/:trilha_id/:materia_id', lazy: screen(services, () => import('./routes/trilha.tsx')) },
      { path: 'aprendizagem', lazy: () => import('./routes/aprendizagem.tsx') },
      { path: 'aprendizagem/:materia_id', lazy: () => import('./routes/aprendizagem-materia.tsx') },
      { path: 'conta', lazy: async () => ({ Component: (await conta()).ContaRoute }) },
      {
        path: 'conta/seguranca',
        lazy: async () => ({ Component: (await import('./features/conta/seguranca-screen.tsx')).SegurancaRoute }),
      },
      {
        path: 'avaliacoes',
        lazy: screen(services, () => import('./routes/avaliacoes.tsx')),
      },
      {
        path: 'avaliacoes/:turma_avaliacao_id/:dia_prova/finalizado',
        lazy: screen(services, () => import('./routes/finalizado.tsx')),
      },
      { path: 'resultados', lazy: screen(services, () => import('./routes/resultados.tsx')) },
      {
        path: 'resultados/:turma_avaliacao_id',
        lazy: screen(services, () => import('./routes/resultado.tsx')),
      },
      {
        path: 'resultados/:turma_avaliacao_id/questoes/:banco_questao_id',
        lazy: screen(services, () => import('./routes/resultado-questao.tsx')),
      },
    ],
  },
  // A phase has no navigation (decision 60).
  { path: `${fase}/conteudo`, lazy: screen(services, () => import('./routes/fase-conteudo.tsx')) },
  { path: `${fase}/quiz`, lazy: screen(services, () => import('./routes/fase-quiz.tsx')) },
  { path: `${fase}/questao/:ordem_exercicio`, lazy: screen(services, () => import('./routes/fase-questao.tsx')) },
  { path: `${fase}/concluido`, lazy: screen(services, () => import('./routes/fase-concluido.tsx')) },
  { path: `${fase}/material_completo`, lazy: screen(services, () => import('./routes/fase-material.tsx')) },
  { path: 'questoes_v1/:banco_questao_id', lazy: () => import('./routes/questao.tsx') },
  {
    path: 'avaliacoes/:turma_avaliacao_id/:dia_prova/instrucoes',
    lazy: screen(services, () => import('./routes/instrucoes.tsx')),
  },
  ...legacy.map(({ path, to }) => ({
    path: `avaliacoes/:turma_avaliacao_id/:dia_prova/${path}`,
    loader: ({ params }: { params: Record<string, string | undefined> }) => {
      const { turma_avaliacao_id, dia_prova } = provaPlaceOf(params);
      return redirect(to(turma_avaliacao_id, dia_prova));
    },
  })),
  {
    path: 'avaliacoes/:turma_avaliacao_id/:dia_prova',
    handle: keepsAnswers,
    lazy: async () => ({ Component: (await prova()).ProvaRoute }),
    children: [
      { index: true, lazy: async () => ({ Component: (await prova()).ProvaIndexRoute }) },
      { path: 'questoes', lazy: async () => ({ Component: (await prova()).QuestoesRoute }) },
      { path: 'questoes/:item_id', lazy: async () => ({ Component: (await prova()).QuestaoRoute }) },
      { path: 'redacoes', lazy: () => import('./features/prova/redacao.tsx') },
    ],
  },
];
