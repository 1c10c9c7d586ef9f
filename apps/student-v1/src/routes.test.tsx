import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, contaV1, open } from './testing/open.tsx';

describe('the tree of version 1', () => {
  it.each([{ path: '/v1/resultados', at: '/v1/resultados', says: /^A tela de resultados/ }])(
    '$path is not built yet, and says so',
    async ({ path, at, says }) => {
      const app = await open(path);
      await expect.element(page.getByText(says)).toBeVisible();
      expect(app.place()).toBe(at);
      expect(await axeViolations()).toEqual([]);
    },
  );

  it.each(['/', '/home', '/v1', '/avaliacao_adaptadas'])('%s is the roadmap home (decision 73)', async (path) => {
    const app = await open(path);
    await expect.element(page.getByText('Selecione a Área do Conhecimento')).toBeVisible();
    expect(app.place()).toBe('/v1/avaliacao_adaptadas');
  });

  it('has four destinations without visible titles, named for readers, the one where we are marked', async () => {
    await open('/v1/central_avaliacoes');
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect.element(links.first()).toBeVisible();
    expect(links.elements().map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/v1/avaliacao_adaptadas', null],
      ['/v1/central_avaliacoes', 'page'],
      ['/v1/resultados', null],
      ['/v1/conta', null],
    ]);
    for (const link of links.elements()) {
      expect(link).toHaveAccessibleName();
      const words = [...link.querySelectorAll('*')].filter((part) => part.childElementCount === 0 && part.textContent);
      expect(words.every((part) => part.getBoundingClientRect().width <= 1)).toBe(true);
    }
  });

  it('an account of version 2 belongs elsewhere', async () => {
    const app = await open('/v1/central_avaliacoes', { conta: contaV1({ versao: 2 }) });
    await expect.poll(app.left).toEqual(['http://v2.mock/avaliacoes#codigo=kT3v9QmZx81LrW0pYc5N']);
  });

  it('a forced change leads to the security page with the older rules, without navigation', async () => {
    const app = await open('/v1/resultados', { conta: contaV1({ isPasswordInitial: true }) });
    await page.getByRole('dialog', { name: 'Atenção' }).getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByText('Só letras sem acento e números')).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    expect(app.place()).toBe('/v1/conta/seguranca');
    expect(await axeViolations()).toEqual([]);
  });

  it('who comes by choice keeps the navigation, and finds the way back', async () => {
    await open('/v1/conta/seguranca');
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Voltar para a conta' })).toHaveAttribute('href', '/v1/conta');
  });
});
