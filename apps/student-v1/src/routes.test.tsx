import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, contaV1, open } from './testing/open.tsx';

describe('the tree of version 1', () => {
  it.each([
    { path: '/', at: '/v1/avaliacao_adaptadas', says: /^O roteiro de estudos/ },
    { path: '/v1/central_avaliacoes', at: '/v1/central_avaliacoes', says: /^A central de avaliações/ },
    { path: '/v1/resultados', at: '/v1/resultados', says: /^A tela de resultados/ },
  ])('$path is not built yet, and says so', async ({ path, at, says }) => {
    const app = await open(path);
    await expect.element(page.getByText(says)).toBeVisible();
    expect(app.place()).toBe(at);
    expect(await axeViolations()).toEqual([]);
  });

  it('an account of version 2 belongs elsewhere', async () => {
    await open('/v1/central_avaliacoes', { conta: contaV1({ versao: 2 }) });
    await expect
      .element(page.getByRole('link', { name: /^Abrir o aplicativo da minha turma/ }))
      .toHaveAttribute('href', 'http://v2.mock/avaliacoes');
  });
});
