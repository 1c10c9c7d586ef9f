/** The route tree of the staff console. Its screens come with the console's work; until then each says so. */
import { NotBuiltPage, SessionBar, type AppRoutes } from '@luneta/app-shell';
import { Outlet } from 'react-router';

import { copy } from './copy.ts';

export const routes: AppRoutes = () => [
  {
    element: (
      <SessionBar skipLabel={copy.skip}>
        <Outlet />
      </SessionBar>
    ),
    children: [
      { path: 'conta/selecao_aluno', element: <NotBuiltPage what={copy.selection} /> },
      {
        path: 'conta/seguranca',
        lazy: async () => ({ Component: (await import('./routes/seguranca.tsx')).SegurancaRoute }),
      },
      { path: 'gestao_acompanhamento', element: <NotBuiltPage what={copy.management} /> },
      { path: 'base_conhecimentos/:base_conhecimento_id', element: <NotBuiltPage what={copy.course} /> },
      { path: 'banco_questoes/:banco_questao_id', element: <NotBuiltPage what={copy.question} /> },
      { path: 'gestao/*', element: <NotBuiltPage what={copy.console} /> },
    ],
  },
];
