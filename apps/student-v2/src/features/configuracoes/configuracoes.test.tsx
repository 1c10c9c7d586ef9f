import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildConta, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const PATH = '/home/configuracoes';
const field = page.getByLabelText('Nome social');
const save = page.getByRole('button', { name: 'Salvar' });

describe('the social name', () => {
  it('is saved, told, and the account follows', async () => {
    const server = createMockServer();
    server.respond('updateConta', buildConta({ nome_social: 'Bê' }));
    const app = await open(PATH, { server });
    await expect.element(save).toBeDisabled();
    await field.fill(' Bê ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status').getByText('Apelido salvo com sucesso!')).toBeVisible();
    await expect.element(field).toHaveValue('Bê');
    expect(app.server.calls('updateConta').map(({ body }) => body)).toEqual([{ nome_social: 'Bê' }]);
    await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('link', { name: 'Voltar para a página inicial' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /Bê$/ })).toBeVisible();
  });

  it.each([
    { case: 'cleared', before: 'Bia', typed: '' },
    { case: 'only spaces', before: 'Bia', typed: '   ' },
    { case: 'never there', before: null, typed: '' },
  ])('$case is not saved, and asked for', async ({ before, typed }) => {
    const app = await open(PATH, { conta: buildConta({ nome_social: before }) });
    await field.fill(typed);
    await save.click();
    await expect.element(page.getByText('Campo obrigatório, insira seu nome social.')).toBeVisible();
    expect(document.activeElement).toBe(field.element());
    expect(app.server.calls('updateConta')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('above 20 characters is not saved, and says so while typing', async () => {
    const app = await open(PATH);
    await field.fill('x'.repeat(21));
    await expect.element(page.getByText('Seu Apelido deve ter no máximo 20 caracteres')).toBeVisible();
    await save.click();
    expect(app.server.calls('updateConta')).toEqual([]);
  });

  it('of a student whom staff look at stays as it is', async () => {
    const app = await open(PATH, { person: PROFESSOR_WITH_BIA });
    await expect.element(field).toHaveAttribute('readonly');
    (save.element() as HTMLButtonElement).click();
    expect(app.server.calls('updateConta')).toEqual([]);
  });
});

it('leads to the account', async () => {
  const app = await open(PATH);
  await page.getByRole('link', { name: /^Sua Conta/ }).click();
  await expect.poll(app.place).toBe('/conta');
});
