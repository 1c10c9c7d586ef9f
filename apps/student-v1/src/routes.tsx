/** The route tree of version 1 (S1 §2.4). */
import type { AppRoutes } from '@luneta/app-shell';

import { aberturaLoader, batalhaLoader, resultadoLoader } from './routes/boss-loaders.ts';
import { faseLoader, midiaLoader } from './routes/fase-loaders.ts';
import {
  gabaritoLoader,
  gabaritoPesquisaLoader,
  gabaritosLoader,
  provasLoader,
  questaoLoader,
} from './routes/gabarito-loaders.ts';
import { rankingLoader, resultadosLoader } from './routes/resultados-loaders.ts';
import { roteiroLoader, roteirosLoader } from './routes/roteiro-loaders.ts';

const PROVA = 'v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova';
const GABARITOS = 'v1/central_avaliacoes/gabaritos';
const ROTEIRO = 'v1/avaliacao_adaptadas/:tipo_avaliacao/:turma_avaliacao_id/:materia_id';
const BOSS = `${ROTEIRO}/boss`;
const FASE = `${ROTEIRO}/:objeto_conhecimento_id`;
const prova = () => import('./routes/prova.tsx');

export const routes: AppRoutes = (services) => [
  {
    // The navigation is a chunk of its own: the login does not need it.
    lazy: async () => ({ Component: (await import('./routes/frame.tsx')).Frame }),
    children: [
      {
        path: 'v1/avaliacao_adaptadas',
        lazy: () => import('./routes/roteiros.tsx'),
        loader: roteirosLoader(services),
      },
      { path: ROTEIRO, lazy: () => import('./routes/roteiro.tsx'), loader: roteiroLoader(services) },
      { path: 'v1/central_avaliacoes', lazy: () => import('./routes/provas.tsx'), loader: provasLoader(services) },
      { path: `${PROVA}/finalizada`, lazy: () => import('./routes/finalizada.tsx') },
      { path: GABARITOS, lazy: () => import('./routes/gabaritos.tsx'), loader: gabaritosLoader(services) },
      {
        path: `${GABARITOS}/pesquisar`,
        lazy: () => import('./routes/gabarito-pesquisa.tsx'),
        loader: gabaritoPesquisaLoader(services),
      },
      { path: 'v1/resultados', lazy: () => import('./routes/resultados.tsx'), loader: resultadosLoader(services) },
      {
        path: 'v1/resultados/gabarito',
        lazy: () => import('./routes/resultados-gabarito.tsx'),
        loader: gabaritosLoader(services),
      },
      { path: 'v1/resultados/ranking', lazy: () => import('./routes/ranking.tsx'), loader: rankingLoader(services) },
      { path: 'v1/conta', lazy: async () => ({ Component: (await import('./routes/conta.tsx')).ContaRoute }) },
      {
        path: 'v1/conta/seguranca',
        lazy: async () => ({ Component: (await import('./routes/seguranca.tsx')).SegurancaRoute }),
      },
    ],
  },
  { path: BOSS, lazy: () => import('./routes/boss.tsx'), loader: aberturaLoader(services) },
  { path: `${BOSS}/item`, lazy: () => import('./routes/boss-item.tsx'), loader: batalhaLoader(services) },
  { path: `${BOSS}/finalizado`, lazy: () => import('./routes/boss-finalizado.tsx'), loader: resultadoLoader(services) },
  { path: `${FASE}/midia/:n`, lazy: () => import('./routes/midia.tsx'), loader: midiaLoader(services) },
  { path: `${FASE}/item/:ordem_exercicio`, lazy: () => import('./routes/item.tsx'), loader: faseLoader(services) },
  { path: `${FASE}/concluido`, lazy: () => import('./routes/concluido.tsx'), loader: faseLoader(services) },
  {
    path: `${GABARITOS}/:turma_avaliacao_id`,
    lazy: () => import('./routes/gabarito.tsx'),
    loader: gabaritoLoader(services),
  },
  {
    path: `${GABARITOS}/:turma_avaliacao_id/:item_id`,
    lazy: () => import('./routes/gabarito-questao.tsx'),
    loader: gabaritoLoader(services),
  },
  {
    path: 'v1/questoes_v1/:banco_questao_id',
    lazy: () => import('./routes/questao.tsx'),
    loader: questaoLoader(services),
  },
  { path: PROVA, lazy: () => import('./routes/prova-detalhe.tsx') },
  {
    path: PROVA,
    lazy: async () => ({ Component: (await prova()).ProvaRoute }),
    children: [
      { path: 'itens', lazy: async () => ({ Component: (await prova()).ItensRoute }) },
      { path: 'itens/:item_id', lazy: async () => ({ Component: (await prova()).ItemRoute }) },
      { path: 'redacao', lazy: () => import('./routes/redacao.tsx') },
      { path: 'entregar', lazy: () => import('./routes/entregar.tsx') },
    ],
  },
];
