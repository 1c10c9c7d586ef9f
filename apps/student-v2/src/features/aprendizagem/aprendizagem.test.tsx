import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildAprendizagemLista } from '../../testing/aprendizagem-builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';

const h1 = page.getByRole('heading', { level: 1, name: 'Níveis de aprendizagem' });

function openList(given: Parameters<typeof buildAprendizagemLista>, path = '/aprendizagem') {
  const server = createMockServer();
  server.respond('listAprendizagem', buildAprendizagemLista(...given));
  return open(path, { server });
}

const subject = (name: string) => page.getByRole('article', { name });

describe('the subjects', () => {
  it.each([
    { indice: 0.86, says: 'Ninja', percent: '86%' },
    { indice: 0.8, says: 'Guerreiro(a)', percent: '80%' },
    { indice: 0.7, says: 'Guerreiro(a)', percent: '70%' },
    { indice: 0.41, says: 'Explorador(a)', percent: '41%' },
  ])('an index of $indice wears "$says"', async ({ indice, says, percent }) => {
    await openList([[{ materia_nome: 'Biologia', indice }]]);
    await expect.element(subject('Biologia').getByText(says)).toBeVisible();
    await expect.element(subject('Biologia').getByText(`${percent} de aproveitamento · 9 capítulos`)).toBeVisible();
    await expect
      .element(subject('Biologia').getByRole('link', { name: 'Biologia' }))
      .toHaveAttribute('href', '/aprendizagem/1');
    expect(await axeViolations()).toEqual([]);
  });

  it("without data says 'Sem dados ainda', stands last and leads nowhere", async () => {
    await openList([
      [
        { materia_nome: 'Artes', indice: null },
        { materia_nome: 'Química', indice: 0.5 },
      ],
    ]);
    await expect.element(subject('Artes').getByText('Sem dados ainda')).toBeVisible();
    await expect.element(subject('Artes').getByRole('link')).not.toBeInTheDocument();
    const names = page.getByRole('heading', { level: 3 }).elements();
    expect(names.map((one) => one.textContent)).toEqual(['Química', 'Artes']);
  });

  it("without any data shows no number at all: 'Sem dados ainda', and where levels come from", async () => {
    await openList([[{ materia_nome: 'Artes', indice: null }], { ciclo: null, ciclos: [] }]);
    await expect.element(page.getByRole('heading', { name: 'Sem dados ainda' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver roteiros de estudo' }))
      .toHaveAttribute('href', '/trilhas');
    await expect.element(page.getByRole('article')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the cycle', () => {
  it('is chosen, kept in the address, asked for, and goes along to the subject', async () => {
    const server = createMockServer();
    server.respond('listAprendizagem', ({ query }) =>
      buildAprendizagemLista([{ materia_nome: 'Biologia', indice: query['ciclo'] === '1' ? 0.9 : 0.5 }], {
        ciclo: Number(query['ciclo'] ?? 3),
      }),
    );
    const app = await open('/aprendizagem', { server });
    await expect.element(subject('Biologia').getByText('Explorador(a)')).toBeVisible();
    await page.getByRole('combobox', { name: 'Ciclo' }).selectOptions('Ciclo 01');
    await expect.element(subject('Biologia').getByText('Ninja')).toBeVisible();
    expect(app.place()).toBe('/aprendizagem?ciclo=1');
    await expect.element(page.getByRole('combobox', { name: 'Ciclo' })).toHaveValue('1');
    await expect.element(subject('Biologia').getByRole('link')).toHaveAttribute('href', '/aprendizagem/1?ciclo=1');
  });

  it('of the address is asked for from the start', async () => {
    const { server } = await openList(
      [[{ materia_nome: 'Biologia', indice: 0.5 }], { ciclo: 2 }],
      '/aprendizagem?ciclo=2',
    );
    await expect.element(page.getByRole('combobox', { name: 'Ciclo' })).toHaveValue('2');
    expect(server.calls('listAprendizagem').map(({ query }) => query['ciclo'])).toEqual(['2']);
  });

  it('with one there is nothing to choose', async () => {
    await openList([[{ materia_nome: 'Biologia', indice: 0.5 }], { ciclos: [3] }]);
    await expect.element(subject('Biologia')).toBeVisible();
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  });
});

it('the three levels are told in a dialog, opened and closed by keyboard', async () => {
  await openList([[{ materia_nome: 'Biologia', indice: 0.5 }]]);
  const button = page.getByRole('button', { name: 'O que é cada nível?' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Categorias de nivelamento' });
  for (const name of ['Explorador(a)', 'Guerreiro(a)', 'Ninja'])
    await expect.element(dialog.getByText(name, { exact: true })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  dialog.getByRole('button', { name: 'OK' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('leads back to the results', async () => {
  await openList([[{ materia_nome: 'Biologia', indice: 0.5 }]]);
  await expect.element(h1).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Voltar para Resultados' }))
    .toHaveAttribute('href', '/resultados');
});
