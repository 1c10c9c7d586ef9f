/** The route tree of the staff console (S1 §2.4, §2.9). What is not built yet says so; who may open it, the guard knows. */
import { NotBuiltPage, type AppRoutes } from '@luneta/app-shell';

import { copy } from './copy.ts';
import type { Leave } from './features/abrir/abrir-aluno.tsx';
import { paths } from './paths.ts';

/** The routes; `leave` takes the browser to another deployment, and a test looks at it instead. */
export const staffRoutes =
  (leave: Leave): AppRoutes =>
  () => [
    {
      lazy: async () => ({ Component: (await import('./routes/frame.tsx')).Frame }),
      children: [
        {
          path: paths.selecao,
          lazy: async () => {
            const { SelecaoRoute } = await import('./routes/selecao.tsx');
            return { element: <SelecaoRoute leave={leave} /> };
          },
        },
        {
          path: paths.gestao,
          lazy: async () => {
            const { GestaoRoute } = await import('./routes/gestao.tsx');
            return { element: <GestaoRoute leave={leave} /> };
          },
        },
        {
          path: paths.seguranca,
          lazy: async () => ({ Component: (await import('./routes/seguranca.tsx')).SegurancaRoute }),
        },
        { path: 'base_conhecimentos/:base_conhecimento_id', element: <NotBuiltPage what={copy.course} /> },
        { path: 'banco_questoes/:banco_questao_id', element: <NotBuiltPage what={copy.question} /> },
        { path: 'gestao/*', element: <NotBuiltPage what={copy.console} /> },
      ],
    },
  ];

export const routes = staffRoutes((href) => window.location.assign(href));
