/** A school begins, by browser alone: from an empty server to classes. What a person clicks is counted. */
import type { Locator, Page } from '@playwright/test';

import { startEmptyServer, type EmptyServer } from '../support/empty-server.ts';
import { expect, expectSound, test } from '../support/journey.ts';

const SENHA = 'pipa-azul-no-ceu';
/** docs/operation.md says it. */
const CLICKS = 14;

test.use({ expectedMessage: /status of 404/ });

let server: EmptyServer;
test.beforeAll(async () => {
  server = await startEmptyServer();
});
test.afterAll(() => server.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the first person makes the school, its grades and three classes at once', async ({ page, browser }) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  /** A field is clicked or reached by Tab; both count. */
  const fill = async (label: string, text: string) => {
    clicks += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };

  await test.step('the page at the machine leads to the first start, as the printed address does', async () => {
    await page.goto(server.api);
    await expect(page.getByRole('link', { name: 'Começar a escola' })).toHaveAttribute('href', server.firstStart);
  });

  await test.step('the school and the account', async () => {
    await page.goto(server.firstStart);
    await expect(heading(page, 'Começar a escola')).toBeVisible();
    await expect(page).not.toHaveURL(/inicio=/);
    await expectSound(page);
    await fill('Nome da escola', 'Colégio Novo');
    await fill('Seu nome completo', 'Rita Prado Lima');
    await fill('Senha', SENHA);
    await fill('Repita a senha', SENHA);
    await expect(page.getByLabel('Usuário', { exact: true })).toHaveValue('rita.lima');
    await click(page.getByRole('button', { name: 'Criar escola e entrar' }));
    await expect(heading(page, 'Primeiros passos')).toBeVisible();
    await expect(page.getByText('1 de 6 passos prontos').first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('whoever opens the address again reads that it is over', async () => {
    const other = await browser.newPage();
    await other.goto(server.firstStart);
    await expect(heading(other, 'Esta escola já começou')).toBeVisible();
    await other.close();
  });

  await test.step('the standard grades by one button', async () => {
    await click(page.getByRole('link', { name: 'Criar séries', exact: true }));
    await click(page.getByRole('button', { name: 'Criar séries padrão' }).first());
    await expect(page.getByText('7 séries criadas.')).toBeVisible();
    await click(page.getByRole('link', { name: 'Primeiros passos' }));
    await expect(page.getByText('7 séries, do 6º ano à 3ª série')).toBeVisible();
  });

  await test.step('three classes at once', async () => {
    await click(page.getByRole('link', { name: 'Criar turmas', exact: true }));
    await click(page.getByRole('button', { name: 'Criar várias' }).first());
    await fill('Códigos', '3A..3C');
    clicks += 1;
    await page.getByLabel('Série', { exact: true }).last().selectOption({ label: '3ª série' });
    await click(page.getByRole('button', { name: 'Criar 3 turmas' }));
    await expect(page.getByText('3 turmas criadas.')).toBeVisible();
    await click(page.getByRole('link', { name: 'Primeiros passos' }));
    await expect(page.getByText('3 de 6 passos prontos').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Criar contas' })).toBeVisible();
  });

  expect(clicks).toBe(CLICKS);
});
