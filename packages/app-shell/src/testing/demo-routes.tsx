/** The smallest app the shell can hold, for the shell's own tests and stories. */
import { Content, PageTitle } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';

import { QueryState } from '../query/query-state.tsx';
import { RouteLoading } from '../routing/route-loading.tsx';
import type { AppRoutes } from '../routing/app-router.tsx';
import { usePageTitle } from '../routing/use-page-title.ts';
import { SecurityScreen } from '../security/security-screen.tsx';
import { useServices } from '../services/context.tsx';
import { useConta } from '../session/use-conta.ts';
import { useSignOut } from '../session/use-sign-out.ts';

function DemoScreen() {
  const { api } = useServices();
  const { nome } = useConta();
  const heading = usePageTitle('Avaliações');
  const { signOut } = useSignOut();
  return (
    <main>
      <Content>
        <PageTitle ref={heading}>Avaliações</PageTitle>
        <p>{nome}</p>
        <button type="button" onClick={signOut}>
          Sair
        </button>
        <QueryState query={useQuery(avaliacoesQuery(api))} loading={<RouteLoading />}>
          {(list) => <p>{list.length} avaliações</p>}
        </QueryState>
      </Content>
    </main>
  );
}

function DemoHome() {
  return (
    <main>
      <Content>
        <PageTitle ref={usePageTitle('Página inicial')}>Página inicial</PageTitle>
      </Content>
    </main>
  );
}

function Broken(): never {
  throw new Error('tela quebrada');
}

const security = (variant: 'older' | 'newer', backHref?: string) => (
  <main>
    <Content>
      <SecurityScreen variant={variant} {...(backHref === undefined ? {} : { backHref })} />
    </Content>
  </main>
);

/** `/avaliacoes` asks for data, `/resultados` fails to render, `/home` is a title. */
export const demoRoutes: AppRoutes = () => [
  { path: 'avaliacoes', element: <DemoScreen /> },
  { path: 'resultados', element: <Broken /> },
  { path: 'conta/seguranca', element: security('newer', '/conta') },
  { path: 'v1/conta/seguranca', element: security('older', '/v1/conta') },
  {
    path: 'home',
    element: <DemoHome />,
  },
];
