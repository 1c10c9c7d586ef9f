/** Sign-in by a link of the learning hub. */
import { hubToken } from '../support/hub.ts';
import { expect, expectSound, openAs, test } from '../support/journey.ts';
import { hubPrivateKey } from '../support/run.ts';

const LOGIN = 'marina.veloso';
const greeting = (name: string) => ({ level: 1, name: `Que bom ver você, ${name}` }) as const;
const link = (login: string) => `/?token=${hubToken(hubPrivateKey(), login)}`;

// The browser logs a refused token or profile by itself.
test.use({ expectedMessage: /401|403/ });

test('a token signs in once, and leaves the address at once', async ({ page, context, at }) => {
  const address = link(LOGIN);
  await page.goto(address);
  await expect(page).toHaveURL(`${at.v2}/home`);
  await expect(page.getByRole('heading', greeting('Marina'))).toBeVisible();

  const other = await context.newPage();
  await other.goto(address);
  const alert = other.getByRole('dialog', { name: 'Atenção' });
  await expect(alert).toBeVisible();
  await expectSound(other);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(other).toHaveURL(`${at.v2}/`);
});

test('a member of staff is told that only students come this way', async ({ page }) => {
  await page.goto(link('vida.julia'));
  await expect(
    page
      .getByRole('dialog', { name: 'Atenção' })
      .getByText(
        'Perfil do tipo gestão de vida não autorizado. Apenas perfis aluno podem utilizar essa forma de login.',
      ),
  ).toBeVisible();
});

test('who is signed in is asked before another takes the place', async ({ page }) => {
  await openAs(page, '/home', 'samuel.rios');
  await expect(page.getByRole('heading', greeting('Samuel'))).toBeVisible();
  const ask = page.getByRole('alertdialog', { name: 'Trocar de conta?' });

  await page.goto(link(LOGIN));
  await expect(ask).toBeVisible();
  await expectSound(page);
  await ask.getByRole('button', { name: 'Ficar nesta conta' }).click();
  await expect(page.getByRole('heading', greeting('Samuel'))).toBeVisible();

  await page.goto(link(LOGIN));
  await ask.getByRole('button', { name: 'Trocar de conta' }).click();
  await expect(page.getByRole('heading', greeting('Marina'))).toBeVisible();
});
