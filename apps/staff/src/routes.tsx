/**
 * The route tree of the staff console (S1 §2.4, §2.9). Screens that are not built say so. The guard decides who may
 * open them.
 */
import { NotBuiltPage, type AppRoutes } from '@luneta/app-shell';

import { copy } from './copy.ts';
import { paths } from './paths.ts';

export const routes: AppRoutes = () => [
  {
    lazy: async () => ({ Component: (await import('./routes/frame.tsx')).Frame }),
    children: [
      { path: paths.selecao, lazy: async () => ({ Component: (await import('./routes/selecao.tsx')).SelecaoRoute }) },
      { path: paths.gestao, lazy: async () => ({ Component: (await import('./routes/gestao.tsx')).GestaoRoute }) },
      {
        path: paths.seguranca,
        lazy: async () => ({ Component: (await import('./routes/seguranca.tsx')).SegurancaRoute }),
      },
      { path: paths.questoes, lazy: () => import('./routes/questoes.tsx') },
      { path: 'banco_questoes/:banco_questao_id', lazy: () => import('./routes/questao.tsx') },
      { path: paths.cursos, lazy: () => import('./routes/cursos.tsx') },
      { path: 'base_conhecimentos/:base_conhecimento_id', lazy: () => import('./routes/curso.tsx') },
      { path: 'gestao/*', element: <NotBuiltPage what={copy.console} /> },
    ],
  },
];
