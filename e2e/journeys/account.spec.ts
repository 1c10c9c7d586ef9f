/** The student's account in both versions: avatar, nickname, settings, and a former class. */
import type { Page } from '@playwright/test';

import { forgetQuestions } from '../support/database.ts';
import { expect, expectSound, openAs, signIn, test } from '../support/journey.ts';
import { acknowledge } from '../support/security.ts';

/** Notices stay until closed, and on a phone they cover the exit. */
async function dismissNotices(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Fechar' });
  while ((await close.count()) > 0) await close.first().click();
}

test('ana changes avatar and nickname in version 1', async ({ page, at }) => {
  await openAs(page, `${at.v1}/v1/conta`, 'ana');
  await expect(page.getByRole('heading', { level: 1, name: 'Sua Conta' })).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Editar avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar avatar' });
  const other = dialog.getByRole('radio', { checked: false }).first();
  const chosen = await other.getAttribute('aria-label');
  await other.check({ force: true });
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Atualizado com sucesso.')).toBeVisible();

  await page.getByLabel('Apelido').fill('Aninha');
  // The button is disabled while it saves, too: only the answer tells that it is stored.
  const stored = page.waitForResponse(/\/users\/contas\/atualizar/);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  expect((await stored).status()).toBe(200);

  await page.reload();
  await expect(page.getByLabel('Apelido')).toHaveValue('Aninha');
  await page.getByRole('button', { name: 'Editar avatar' }).click();
  await expect(dialog.getByRole('radio', { name: chosen ?? '', exact: true })).toBeChecked();
});

test.describe('cecília, who has no security questions', () => {
  // The page asks for a screen's data before the app knows what must be done first; the server refuses.
  test.use({ expectedMessage: /403/ });

  test('registers three in version 1 before anything else opens', async ({ page, at }) => {
    await forgetQuestions(at.api, 'cecilia.braga');
    await page.goto(`${at.v1}/v1/central_avaliacoes`);
    await signIn(page, 'cecilia.braga');
    await expect(page).toHaveURL(`${at.v1}/v1/conta/seguranca`);
    await acknowledge(page, 'Para continuar, você deve cadastrar suas perguntas de segurança.');
    await expectSound(page);
    for (const n of [1, 2, 3]) {
      await page.getByLabel(`Escolha a pergunta ${n}`).selectOption({ index: n });
      await page.getByLabel(`Resposta da pergunta ${n}`).fill(`resposta ${n}`);
    }
    await page.getByRole('button', { name: 'Salvar perguntas' }).click();
    await expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();
    await expect(page).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
    await page.getByRole('link', { name: 'Sua Conta' }).click();
    await expect(page.getByText('Cecília Antunes Braga')).toBeVisible();
    await expectSound(page);
  });
});

test('bia changes the social name in the settings, and finds her account', async ({ page, at }) => {
  await openAs(page, `${at.v2}/home`, 'bia');
  await page.getByRole('link', { name: 'Configurações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await expectSound(page);
  const nome = page.getByLabel('Nome social');
  await nome.fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Campo obrigatório, insira seu nome social.')).toBeVisible();
  await nome.fill('Bia Luz');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Apelido salvo com sucesso!')).toBeVisible();

  await page.getByRole('link', { name: 'Sua Conta' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sua Conta' })).toBeVisible();
  await expect(page.getByText('Beatriz Monteiro Luz')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Apelido').fill('Bia, a astronauta de Vênus');
  await expect(page.getByText('Seu Apelido deve ter no máximo 20 caracteres')).toBeVisible();
  await page.getByLabel('Apelido').fill('Bia');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();
  await dismissNotices(page);
  await page.getByRole('link', { name: 'Fechar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Que bom ver você, Bia', exact: true })).toBeVisible();
});

test('gabi opens a former class, which belongs to the other version', async ({ page, at }) => {
  await openAs(page, '/home', 'gabi');
  await expect(page.getByText(/Turma\s3C/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver turmas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turmas' });
  await dialog.getByLabel('Selecione a turma').selectOption({ label: '3A · Manhã · Transferência' });
  await expect(
    dialog.getByText(
      'Esta não é a sua turma atual. Nela, você pode consultar tudo, mas não pode responder nem enviar nada.',
    ),
  ).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Atualizar turma' }).click();
  await expect(dialog.getByText('Esta turma usa o outro aplicativo.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ir para o outro aplicativo' }).click();
  // 3A is of version 1: the session is handed over, and nothing of it stays in the address.
  await expect(page).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
  await expect(page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite),/ })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Sua Conta' }).click();
  await expect(page.getByText('Gabriela Nunes Sarmento')).toBeVisible();

  await test.step('the next sign-in opens the current class', async () => {
    await page.getByRole('button', { name: 'SAIR' }).click();
    await signIn(page, 'gabi');
    await expect(page).toHaveURL(`${at.v2}/home`);
    await expect(page.getByText(/Turma\s3C/)).toBeVisible();
  });
});
