/** A forgotten password, recovered by the three security questions. */
import { expect, expectSound, signIn, test } from '../support/journey.ts';
import { changeForcedPassword } from '../support/security.ts';

const LOGIN = 'barbara.salles';
const ANSWERS = ['azul', 'pipoca', 'capivara'];

// The browser logs the refusal of an unknown name and of wrong answers.
test.use({ expectedMessage: /404|422/ });

test('barbara answers three questions and signs in with the password she is shown', async ({ page, at }) => {
  await page.goto(at.v1);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  const card = page.getByRole('form', { name: 'Perguntas de seguranca' });
  const dialog = page.getByRole('dialog', { name: 'Responda às perguntas' });
  const answer = async (answers: readonly string[]) => {
    for (const [n, text] of answers.entries()) await dialog.getByRole('textbox').nth(n).fill(text);
    await dialog.getByRole('button', { name: 'Enviar respostas' }).click();
  };
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperação de senha' })).toBeVisible();
  await expectSound(page);

  await test.step('a name that nobody has', async () => {
    await card.getByLabel('Usuário ou e-mail').fill('ninguem.aqui');
    await card.getByRole('button', { name: 'Continuar' }).click();
    await expect(card.getByText('Usuário não encontrado')).toBeVisible();
  });

  await test.step('wrong answers tell nothing more', async () => {
    await card.getByLabel('Usuário ou e-mail').fill(LOGIN);
    await card.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByRole('textbox')).toHaveCount(3);
    await expectSound(page);
    await answer(['azul', 'pipoca', 'jacaré']);
    await expect(dialog.getByText('Respostas inválidas.')).toBeVisible();
  });

  const nova = await test.step('right ones show a new password, case and blanks aside', async () => {
    await answer(ANSWERS.map((text, n) => (n === 0 ? ` ${text.toUpperCase()} ` : text)));
    const shown = page.getByRole('dialog', { name: 'Sua nova senha' });
    await expect(shown).toBeVisible();
    await expectSound(page);
    const value = await shown.getByLabel('Nova senha', { exact: true }).textContent();
    if (value === null) throw new Error('The dialog shows no password.');
    await shown.getByRole('button', { name: 'Ir para o login' }).click();
    await page.getByRole('button', { name: 'Fechar mesmo assim' }).click();
    return value;
  });

  await test.step('it opens once, and must be changed', async () => {
    await signIn(page, LOGIN, nova);
    await expect(page).toHaveURL(`${at.v1}/v1/conta/seguranca`);
    await expect(page.getByText(/^Sua senha foi trocada com as perguntas de segurança em/)).toBeVisible();
    await changeForcedPassword(page, nova, 'Cometa2026');
    await expect(page).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
  });
});
