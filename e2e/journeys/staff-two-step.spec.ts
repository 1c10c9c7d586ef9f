/** Two-step sign-in from its first code to a lost phone: a recovery code, a reset by an admin, and a new phone. */
import type { Page } from '@playwright/test';

import { authenticator } from '../support/authenticator.ts';
import { addColleague } from '../support/database.ts';
import { expect, expectSound, openAs, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';

// The right password alone is refused, and so is a wrong code: the browser notes both.
test.use({ expectedMessage: /status of 40[13]/ });

const DORA = { login: 'diretora.dora', nome: 'Dora Pimentel Aguiar' };

/** Sets it up on the page of the own security. Returns the app on the phone and the recovery codes. */
async function setUp(page: Page) {
  await page.goto(new URL('/conta/seguranca', page.url()).href);
  await page.getByRole('button', { name: 'Configurar' }).click();
  const form = page.getByRole('form', { name: 'Verificação em duas etapas' });
  await form.getByLabel('Senha atual').fill(STAFF_PASSWORD);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByRole('img', { name: 'Código QR com a chave da sua conta' })).toBeVisible();
  await expectSound(page);
  const code = authenticator(await form.getByLabel('Chave para digitar').inputValue());
  await form.getByLabel('Código do aplicativo').fill(code());
  await form.getByRole('button', { name: 'Ativar' }).click();
  await expect(page.getByRole('heading', { name: 'Códigos de recuperação', level: 2 })).toBeFocused();
  await expectSound(page);
  const recovery = await page.getByRole('definition').allInnerTexts();
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(page.getByText('10 códigos de recuperação ainda valem.', { exact: false })).toBeVisible();
  return { code, recovery };
}

/** The password, and the step that follows it. */
async function begin(page: Page) {
  await page.goto('/');
  await signIn(page, DORA.login, STAFF_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Verificação em duas etapas' })).toBeVisible();
}

const inside = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Selecionar aluno' })).toBeVisible();

test('dora sets it up, signs in with it, loses her phone, is helped and sets it up again', async ({
  page,
  browser,
  at,
}) => {
  await addColleague(at.api, 'diretora.mara', DORA);
  await page.goto(at.staff);
  await signIn(page, DORA.login, STAFF_PASSWORD);
  await inside(page);
  const { code, recovery } = await test.step('set up', () => setUp(page));
  expect(recovery).toHaveLength(10);

  /** A browser of its own: nothing of the first one's session is in it. */
  const elsewhere = async () => {
    const context = await browser.newContext({ baseURL: at.staff, serviceWorkers: 'block' });
    return context.newPage();
  };
  const own = await elsewhere();
  await test.step('the password is not enough, a code of the app is', async () => {
    await begin(own);
    await expectSound(own);
    await own.getByLabel('Código do aplicativo').fill('000000');
    await own.getByRole('button', { name: 'ENTRAR' }).click();
    await expect(own.getByText('Código incorreto ou já usado.')).toBeVisible();
    await own.getByLabel('Código do aplicativo').fill(code());
    await own.getByRole('button', { name: 'ENTRAR' }).click();
    await inside(own);
  });

  const borrowed = await elsewhere();
  await test.step('without the phone a recovery code helps once', async () => {
    const [kept = ''] = recovery;
    await begin(borrowed);
    await borrowed.getByRole('button', { name: 'Usar código de recuperação' }).click();
    await borrowed.getByLabel('Código de recuperação').fill(kept);
    await borrowed.getByRole('button', { name: 'ENTRAR' }).click();
    await inside(borrowed);
    await borrowed.goto('/conta/seguranca');
    await expect(borrowed.getByText('9 códigos de recuperação ainda valem.', { exact: false })).toBeVisible();
  });

  await test.step('an admin resets it, with a reason', async () => {
    const admin = await elsewhere();
    await openAs(admin, '/escola/equipe', 'admin.karen', STAFF_PASSWORD);
    await admin.getByRole('button', { name: `Abrir a conta de ${DORA.nome}` }).click();
    await admin.getByRole('button', { name: 'Redefinir a verificação em duas etapas' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Redefinir a verificação em duas etapas?' });
    await expectSound(admin);
    await dialog.getByLabel('Motivo').fill('Perdeu o celular e os códigos');
    await dialog.getByRole('button', { name: 'Redefinir' }).click();
    await expect(admin.getByText(`Verificação em duas etapas de ${DORA.nome} redefinida.`)).toBeVisible();
  });

  await test.step('every session of hers is over; the password alone opens one, and a new phone is set up', async () => {
    await borrowed.reload();
    await expect(borrowed.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible();
    await signIn(borrowed, DORA.login, STAFF_PASSWORD);
    await inside(borrowed);
    const again = await setUp(borrowed);
    expect(again.recovery).not.toContain(recovery[1]);
  });
});
