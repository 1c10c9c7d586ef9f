/** The route tree of version 1 (S1 §2.4). Screens that come with the version 1 work say so until then. */
import { NotBuiltPage, type AppRoutes } from '@luneta/app-shell';

import { copy } from './copy.ts';

const PROVA = 'v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova';
const GABARITOS = 'v1/central_avaliacoes/gabaritos';
const prova = () => import('./routes/prova.tsx');

export const routes: AppRoutes = () => [
  {
    // The navigation is a chunk of its own: the login does not need it.
    lazy: async () => ({ Component: (await import('./routes/frame.tsx')).Frame }),
    children: [
      { path: 'v1/avaliacao_adaptadas/*', element: <NotBuiltPage what={copy.notBuilt.roteiros} /> },
      { path: 'v1/central_avaliacoes', lazy: () => import('./routes/provas.tsx') },
      { path: `${PROVA}/finalizada`, lazy: () => import('./routes/finalizada.tsx') },
      { path: GABARITOS, lazy: () => import('./routes/gabaritos.tsx') },
      { path: `${GABARITOS}/pesquisar`, lazy: () => import('./routes/gabarito-pesquisa.tsx') },
      { path: 'v1/resultados/*', element: <NotBuiltPage what={copy.notBuilt.resultados} /> },
      { path: 'v1/conta', lazy: async () => ({ Component: (await import('./routes/conta.tsx')).ContaRoute }) },
      {
        path: 'v1/conta/seguranca',
        lazy: async () => ({ Component: (await import('./routes/seguranca.tsx')).SegurancaRoute }),
      },
    ],
  },
  { path: `${GABARITOS}/:turma_avaliacao_id`, lazy: () => import('./routes/gabarito.tsx') },
  { path: `${GABARITOS}/:turma_avaliacao_id/:item_id`, lazy: () => import('./routes/gabarito-questao.tsx') },
  { path: 'v1/questoes_v1/:banco_questao_id', lazy: () => import('./routes/questao.tsx') },
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
