import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../testing/people.ts';
import { propostas } from '../../testing/propostas.ts';

const PATH = '/redacoes/propostas';

async function openList(path = PATH, { person = GESTAO_VIDA, width = 1280 } = {}) {
  await page.viewport(width, 800);
  const server = createMockServer();
  propostas()(server);
  const app = await open(path, { person, server });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Propostas de redação' })).toBeVisible();
  return app;
}

it('says theme, genre, lines and use of each, and leads to it', async () => {
  await openList();
  const row = page.getByRole('row', { name: /O direito ao descanso/u });
  await expect.element(row.getByText('Usada em 2 provas')).toBeVisible();
  await expect.element(row.getByText('20 a 30')).toBeVisible();
  await expect.element(row.getByText(/revisão 2/u)).toBeVisible();
  await expect.element(row.getByRole('link')).toHaveAttribute('href', `${PATH}/12`);
  const draft = page.getByRole('row', { name: /Sem tema/u });
  await expect.element(draft.getByText('Rascunho')).toBeVisible();
  await expect.element(draft.getByText('Inédita')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('names a sealed one by its code and leads nowhere', async () => {
  await openList();
  const row = page.getByRole('row', { name: /Proposta RED-003/u });
  await expect.element(row.getByText('Lacrada até o início da prova')).toBeVisible();
  expect(row.getByRole('link').elements()).toEqual([]);
});

it('filters by view, text, genre and state, all in the address', async () => {
  const app = await openList(`${PATH}?genero=Conto&situacao=aprovada&mostra=usadas`);
  await page.getByRole('searchbox', { name: 'Buscar proposta' }).click();
  await userEvent.keyboard('rio');
  await expect
    .poll(() => app.server.calls('listPropostas').map(({ query }) => query))
    .toContainEqual({ busca: 'rio', genero: 'Conto', situacao: 'aprovada', usada: 'sim' });
});

it('is a list of cards on a phone, wide enough for it', async () => {
  await openList(PATH, { width: 360 });
  await expect.element(page.getByText('Usada em 2 provas')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await axeViolations()).toEqual([]);
});

it('offers a new one to who may write it', async () => {
  await openList(PATH, { person: staff('diretor') });
  await expect.element(page.getByText('3 propostas')).toBeVisible();
  expect(page.getByRole('link', { name: 'Nova proposta' }).elements()).toEqual([]);
});
