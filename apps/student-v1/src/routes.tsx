/** The route tree of version 1 (S1 §2.4). Screens that come with the version 1 work say so until then. */
import { NotBuiltPage, type AppRoutes } from '@luneta/app-shell';

import { copy } from './copy.ts';

export const routes: AppRoutes = () => [
  {
    // The navigation is a chunk of its own: the login does not need it.
    lazy: async () => ({ Component: (await import('./routes/frame.tsx')).Frame }),
    children: [
      { path: 'v1/avaliacao_adaptadas/*', element: <NotBuiltPage what={copy.notBuilt.roteiros} /> },
      { path: 'v1/central_avaliacoes/*', element: <NotBuiltPage what={copy.notBuilt.provas} /> },
      { path: 'v1/resultados/*', element: <NotBuiltPage what={copy.notBuilt.resultados} /> },
      { path: 'v1/conta', lazy: async () => ({ Component: (await import('./routes/conta.tsx')).ContaRoute }) },
      {
        path: 'v1/conta/seguranca',
        lazy: async () => ({ Component: (await import('./routes/seguranca.tsx')).SegurancaRoute }),
      },
    ],
  },
];
