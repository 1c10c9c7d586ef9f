import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';
import { MAINTENANCE_REASONS } from './maintenance-store.ts';

const app = { app: 'student-v2', routes: demoRoutes, path: '/avaliacoes' } as const;
const saude = (manutencao: boolean) => ({ status: 'ok', versao: '0.1.0', banco: 'ok', manutencao }) as const;

function failing(codigo: string, manutencao: boolean) {
  const server = createMockServer();
  server.fail('listAvaliacoes', 503, { codigo });
  server.respond('getSaude', saude(manutencao));
  return server;
}

const title = (blocked: boolean) =>
  page.getByRole('dialog', { name: blocked ? 'Acesso suspenso' : 'Estamos em manutenção' });
const school = page.getByRole('dialog', { name: 'Sua escola está em manutenção' });

it.each(MAINTENANCE_REASONS)('the code %s opens the overlay', async (codigo) => {
  const { server } = await renderRoute({ ...app, server: failing(codigo, true) });
  const blocked = codigo.includes('bloc') || codigo.includes('bloq');
  await expect.element(codigo === 'manutencao_escola' ? school : title(blocked)).toBeVisible();
  expect(server.calls('getSaude')).toHaveLength(0);
  expect(await axeViolations()).toEqual([]);
});

it('says that deadlines will be adjusted, may be closed, and stays as a banner', async () => {
  await renderRoute({ ...app, server: failing('manutencao', true) });
  await expect.element(page.getByText('Os servidores estão temporariamente indisponíveis.')).toBeVisible();
  await expect
    .element(page.getByText(/^Os prazos das avaliações e dos roteiros em andamento serão ajustados/u))
    .toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect.element(title(false)).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Manutenção' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('any other 503 asks the health check, and opens when it says maintenance', async () => {
  await renderRoute({ ...app, server: failing('erro_http', true) });
  await expect.element(title(false)).toBeVisible();
});

it('a 503 without maintenance shows only the error of the screen', async () => {
  const { server } = await renderRoute({ ...app, server: failing('erro_http', false) });
  await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
  await expect.poll(() => server.calls('getSaude')).toHaveLength(1);
  await expect.element(title(false)).not.toBeInTheDocument();
});

it('closed once, another failure does not open it again; back in service, the banner goes', async () => {
  const { server } = await renderRoute({ ...app, server: failing('manutencao', true) });
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => server.calls('listAvaliacoes')).toHaveLength(2);
  await expect.element(title(false)).not.toBeInTheDocument();
});

it('when the health check says that the service is back, the banner goes by itself', async () => {
  await renderRoute({ ...app, server: failing('manutencao', false) });
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect.element(page.getByRole('region', { name: 'Manutenção' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
});
