import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';

const dialog = page.getByRole('dialog', { name: 'Atalhos do teclado' });
const selection = page.getByRole('heading', { level: 1, name: 'Selecionar aluno' });
const students = page.getByRole('heading', { level: 1, name: 'Gerenciamento de Alunos' });

const opened = async () => {
  const app = await open('/conta/selecao_aluno');
  await expect.element(selection).toBeVisible();
  return app;
};

it('are listed by `?`, only for sections the profile finds', async () => {
  await open('/conta/selecao_aluno', { person: staff('diretor') });
  await expect.element(selection).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('Ir para Escola')).toBeVisible();
  expect(dialog.getByText('Ir para Cursos').elements()).toHaveLength(0);
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('lead to a section by two keys in turn', async () => {
  const app = await opened();
  await userEvent.keyboard('ga');
  await expect.element(students).toBeVisible();
  expect(app.place()).toBe('/gestao_acompanhamento');
});

it('`/` goes to the search of a list', async () => {
  await open('/turmas');
  const search = page.getByRole('searchbox', { name: 'Buscar turma' });
  await expect.element(search).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
});

it('do nothing while one writes in a field', async () => {
  const app = await opened();
  await userEvent.type(page.getByLabelText('Código do aluno'), 'ga?');
  await expect.element(selection).toBeVisible();
  expect(app.place()).toBe('/conta/selecao_aluno');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('of one character can be switched off, and the list still opens by its button', async () => {
  await page.viewport(1280, 800);
  const app = await opened();
  const button = page.getByRole('button', { name: 'Atalhos do teclado' });
  await button.click();
  await dialog.getByRole('switch', { name: 'Usar atalhos de uma tecla só' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('ga?');
  await button.click();
  await expect.element(dialog).toBeVisible();
  expect(app.place()).toBe('/conta/selecao_aluno');
});
