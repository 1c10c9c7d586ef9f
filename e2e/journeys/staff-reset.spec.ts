/** A password reset by staff: shown once, handed over, and changed by the student. */
import { expect, expectSound, openAs, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';
import { changeForcedPassword } from '../support/security.ts';

// Dialogs of the console and of version 1 come and go, as for most people.
test.use({ reducedMotion: 'no-preference' });

const ALUNO = { login: 'benicio.lobo', nome: 'Benício Tavares Lobo' };

test('admin.karen resets a password; the student signs in with it and changes it', async ({ page, context, at }) => {
  await openAs(page, `${at.staff}/conta/selecao_aluno`, 'admin.karen', STAFF_PASSWORD);
  await page.getByRole('link', { name: 'Alunos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciamento de Alunos' })).toBeVisible();
  await page.getByLabel('Buscar aluno').fill('benicio');

  const senha = await test.step('found by name, reset after asking once more', async () => {
    await page.getByRole('button', { name: `Mais opções de ${ALUNO.nome}` }).click();
    const aluno = page.getByRole('dialog', { name: ALUNO.nome });
    await expect(aluno).toBeVisible();
    await expectSound(page);
    await aluno.getByRole('button', { name: 'Resetar senha' }).click();
    await page
      .getByRole('alertdialog', { name: 'Resetar senha' })
      .getByRole('button', { name: 'Resetar senha' })
      .click();
    const done = page.getByRole('dialog').filter({ hasText: 'Senha resetada com sucesso' });
    await expect(done).toBeVisible();
    await expectSound(page);
    const value = await done.getByLabel('Nova senha', { exact: true }).textContent();
    if (value === null) throw new Error('The dialog shows no password.');
    await done.getByRole('button', { name: 'Fechar' }).last().click();
    await page.getByRole('button', { name: 'Fechar mesmo assim' }).click();
    await expect(page.getByText(value)).toHaveCount(0);
    return value;
  });

  await test.step('the student', async () => {
    const own = await context.newPage();
    await own.goto(at.v1);
    await signIn(own, ALUNO.login, senha);
    await expect(own).toHaveURL(`${at.v1}/v1/conta/seguranca`);
    await changeForcedPassword(own, senha, 'Satelite2026');
    await expect(own).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
  });
});
