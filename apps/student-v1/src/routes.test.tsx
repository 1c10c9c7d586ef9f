import { axeViolations, renderRoute } from '@luneta/app-shell/testing/render';
import { buildConta } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { routes } from './routes.tsx';

const open = (path: string, versao: 1 | 2 = 1) =>
  renderRoute({ app: 'student-v1', tema: 'roteiro', routes, path, conta: buildConta({ versao }) });

describe('the tree of version 1', () => {
  it.each([
    { path: '/', at: '/v1/avaliacao_adaptadas', says: /^O roteiro de estudos/ },
    { path: '/v1/central_avaliacoes', at: '/v1/central_avaliacoes', says: /^A central de avaliações/ },
    { path: '/v1/resultados', at: '/v1/resultados', says: /^A tela de resultados/ },
    { path: '/v1/conta', at: '/v1/conta', says: /^A sua conta/ },
  ])('$path is not built yet, and says so', async ({ path, at, says }) => {
    const app = await open(path);
    await expect.element(page.getByText(says)).toBeVisible();
    expect(app.place()).toBe(at);
    expect(await axeViolations()).toEqual([]);
  });

  it('an account of version 2 belongs elsewhere', async () => {
    await open('/v1/central_avaliacoes', 2);
    await expect
      .element(page.getByRole('link', { name: /^Abrir o aplicativo da minha turma/ }))
      .toHaveAttribute('href', 'http://v2.mock/avaliacoes');
  });
});
