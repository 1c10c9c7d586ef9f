import { buildConta } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from './testing/open.tsx';

const h1 = page.getByRole('heading', { level: 1 });

describe('the tree of version 2', () => {
  it.each([
    { path: '/aprendizagem', at: '/aprendizagem', says: /^O nível de aprendizagem/ },
    { path: '/conta/seguranca', at: '/conta/seguranca', says: 'Alteração de senha' },
  ])('$path is not built yet, and says so', async ({ path, at, says }) => {
    const app = await open(path);
    await expect.element(page.getByText(says)).toBeVisible();
    expect(app.place()).toBe(at);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { case: 'initial password', conta: { isPasswordInitial: true } },
    { case: 'security questions missing', conta: { cadastrar_perguntas_seguranca: true } },
  ])('$case: every route leads to the security page', async ({ conta }) => {
    const app = await open('/avaliacoes', { conta: buildConta(conta) });
    await page.getByRole('dialog', { name: 'Atenção' }).getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    expect(app.place()).toBe('/conta/seguranca');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { path: '/v1/avaliacao_adaptadas', at: '/home' },
    { path: '/avaliacao_adaptadas', at: '/home' },
    { path: '/v1/central_avaliacoes', at: '/avaliacoes' },
  ])('$path of version 1 leads to $at', async ({ path, at }) => {
    const app = await open(path);
    await expect.element(h1).toBeVisible();
    await expect.poll(app.place).toBe(at);
  });

  it.each(['/avaliacoes/abc/1', '/resultados/x', '/resultados/290/questoes/y', '/nao/existe'])(
    '%s leads nowhere',
    async (path) => {
      await open(path);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
    },
  );

  it.each(['/resultados/0', '/avaliacoes/0/1/instrucoes'])('%s, an id nobody has, leads nowhere', async (path) => {
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
  });
});
