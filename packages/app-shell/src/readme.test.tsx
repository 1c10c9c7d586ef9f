import { avisosQuery } from '@luneta/api-client/avisos';
import { QueryState, useServices } from '@luneta/app-shell';
import { createMockServer } from '@luneta/testing';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute } from './testing/render-route.tsx';

function Avisos() {
  const { api } = useServices();
  const avisos = useQuery(avisosQuery(api));
  return (
    <QueryState query={avisos} loading={<p>Carregando…</p>}>
      {(list) => <p>{list.length} avisos</p>}
    </QueryState>
  );
}

it('the lines of the README show what a call answers', async () => {
  const server = createMockServer();
  server.respond('listAvisos', []);
  await renderRoute({
    app: 'student-v2',
    routes: () => [{ path: '/home', element: <Avisos /> }],
    path: '/home',
    server,
  });
  await expect.element(page.getByText('0 avisos')).toBeVisible();
});
