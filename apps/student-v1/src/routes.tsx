/** The route tree of version 1 (S1 §2.4). */
import { keepsAnswers, screen, type AppRoutes } from '@luneta/app-shell';

const PROVA = 'v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova';
const GABARITOS = 'v1/central_avaliacoes/gabaritos';
const ROTEIRO = 'v1/avaliacao_adaptadas/:tipo_avaliacao/:turma_avaliacao_id/:materia_id';
const BOSS = `${ROTEIRO}/boss`;
const FASE = `${ROTEIRO}/:objeto_conhecimento_id`;
const prova = () => import('./features/prova/prova-screens.tsx');

export const routes: AppRoutes = (services) => [
  {
    // The navigation is a chunk of its own: the login does not need it.
    lazy: async () => ({ Component: (await import('./shared/frame.tsx')).Frame }),
    children: [
      {
        path: 'v1/avaliacao_adaptadas',
        lazy: screen(services, () => import('./routes/roteiros.tsx')),
      },
      { path: ROTEIRO, lazy: screen(services, () => import('./routes/roteiro.tsx')) },
      { path: 'v1/central_avaliacoes', lazy: screen(services, () => import('./routes/provas.tsx')) },
      { path: `${PROVA}/finalizada`, lazy: () => import('./routes/finalizada.tsx') },
      { path: GABARITOS, lazy: screen(services, () => import('./routes/gabaritos.tsx')) },
      {
        path: `${GABARITOS}/pesquisar`,
        lazy: screen(services, () => import('./routes/gabarito-pesquisa.tsx')),
      },
      { path: 'v1/resultados', lazy: screen(services, () => import('./routes/resultados.tsx')) },
      {
        path: 'v1/resultados/gabarito',
        lazy: screen(services, () => import('./routes/resultados-gabarito.tsx')),
      },
      { path: 'v1/resultados/ranking', lazy: screen(services, () => import('./routes/ranking.tsx')) },
      { path: 'v1/conta', lazy: async () => ({ Component: (await import('./routes/conta.tsx')).ContaRoute }) },
      {
        path: 'v1/conta/seguranca',
        lazy: async () => ({ Component: (await import('./features/conta/seguranca-screen.tsx')).SegurancaRoute }),
      },
    ],
  },
  { path: BOSS, lazy: screen(services, () => import('./routes/boss.tsx')) },
  { path: `${BOSS}/item`, lazy: screen(services, () => import('./routes/boss-item.tsx')) },
  { path: `${BOSS}/finalizado`, lazy: screen(services, () => import('./routes/boss-finalizado.tsx')) },
  { path: `${FASE}/midia/:n`, lazy: screen(services, () => import('./routes/midia.tsx')) },
  {
    path: `${FASE}/item/:ordem_exercicio`,
    handle: keepsAnswers,
    lazy: screen(services, () => import('./routes/item.tsx')),
  },
  { path: `${FASE}/concluido`, lazy: screen(services, () => import('./routes/concluido.tsx')) },
  {
    path: `${GABARITOS}/:turma_avaliacao_id`,
    lazy: screen(services, () => import('./routes/gabarito.tsx')),
  },
  {
    path: `${GABARITOS}/:turma_avaliacao_id/:item_id`,
    lazy: screen(services, () => import('./routes/gabarito-questao.tsx')),
  },
  {
    path: 'v1/questoes_v1/:banco_questao_id',
    lazy: screen(services, () => import('./routes/questao.tsx')),
  },
  { path: PROVA, lazy: () => import('./routes/prova-detalhe.tsx') },
  {
    path: PROVA,
    handle: keepsAnswers,
    lazy: async () => ({ Component: (await prova()).ProvaRoute }),
    children: [
      { path: 'itens', lazy: async () => ({ Component: (await prova()).ItensRoute }) },
      { path: 'itens/:item_id', lazy: async () => ({ Component: (await prova()).ItemRoute }) },
      { path: 'redacao', lazy: () => import('./features/prova/redacao.tsx') },
      { path: 'entregar', lazy: () => import('./features/prova/entregar.tsx') },
    ],
  },
];
