/** The start page of the API: one tap signs in as somebody of the demo, with a finger and with the keyboard. */
import { expect, expectSound, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';

test('one tap opens version 2 as Bia', async ({ page, at }) => {
  await page.goto(at.api);
  await expect(page.getByRole('heading', { level: 1, name: 'Luneta' })).toBeVisible();
  await expectSound(page);
  await expect(page.getByText('bia', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ambiente do aluno, versão 2' })).toHaveAttribute('href', at.v2);
  await page.getByRole('button', { name: 'Entrar como Bia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Que bom / })).toBeVisible();
  // The code does not stay in the address.
  await expect(page).toHaveURL(`${at.v2}/home`);
});

test('the keyboard reaches Bia and enters', async ({ page, at }) => {
  await page.goto(at.api);
  await tabTo(page, page.getByRole('button', { name: 'Entrar como Bia' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${at.v2}/home`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is sound at 320 px with text at 200 %, ${colorScheme}`, async ({ page, at }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at.api);
    await expectSound(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectSound(page);
  });
}

test('the contract is drawn without another host and without a complaint of the policy', async ({ page, at }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(at.api) && !url.startsWith('data:')) foreign.push(url);
  });
  await page.goto(`${at.api}/contrato`);
  await expect(page.getByRole('heading', { name: /^Luneta/ })).toBeVisible();
  await expect(page.locator('.opblock-tag').first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test.describe('somebody who may not enter', () => {
  test.use({ expectedMessage: /403/ });

  test('is refused on the page, with the documented sentence', async ({ page, at }) => {
    await page.goto(at.api);
    await page.getByRole('button', { name: 'Tentar entrar como Fabi' }).click();
    await expect(
      page.getByText('Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.'),
    ).toBeVisible();
  });
});
