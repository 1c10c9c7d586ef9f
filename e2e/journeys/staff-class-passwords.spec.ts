/** The passwords of a class are reset by gestao_vida, printed as slips, and a student signs in with one of them. */
import { expect, expectSound, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';
import { changeForcedPassword } from '../support/security.ts';

test.use({ opens: ['staff', 'student-v1'] });

const ALUNA = { login: 'daniela.siqueira', nome: 'Daniela Porto Siqueira' };

test('vida.julia prints new passwords for a part of 3A; a student signs in with hers', async ({
  page,
  context,
  at,
}) => {
  await page.goto(at.staff);
  await signIn(page, 'vida.julia', STAFF_PASSWORD);
  await page.getByRole('link', { name: 'Alunos', exact: true }).click();
  const first = page.getByRole('checkbox', { name: 'Selecionar Ana Clara Nogueira' });
  await expect(first).toBeVisible();
  await page.getByLabel('Buscar aluno').fill('daniela');
  // The rows of the list before move when those of the search come.
  await expect(first).toHaveCount(0);
  await page.getByRole('checkbox', { name: `Selecionar ${ALUNA.nome}` }).check({ force: true });

  const senha = await test.step('asked with what follows and why, then shown once on slips', async () => {
    await page
      .getByRole('region', { name: 'Alunos selecionados' })
      .getByRole('button', { name: 'Resetar senhas' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Resetar 1 senha' });
    await expect(dialog.getByText('Não dá para desfazer.', { exact: false })).toBeVisible();
    await expectSound(page);
    await dialog.getByLabel('Motivo').fill('Início do ano letivo');
    await dialog.getByRole('button', { name: 'Resetar 1 senha' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fichas de acesso' })).toBeVisible();
    await expectSound(page);
    const slip = page.getByRole('list', { name: 'Fichas de acesso' }).getByRole('listitem');
    await expect(slip).toHaveCount(1);
    await expect(slip).toContainText(ALUNA.nome);
    await expect(slip).toContainText(ALUNA.login);
    const value = await slip.getByRole('definition').nth(1).innerText();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Imprimir fichas' })).toBeHidden();
    await expect(slip).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByRole('button', { name: 'Sair das fichas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciamento de Alunos' })).toBeVisible();
    await expect(page.getByText(value)).toHaveCount(0);
    return value;
  });

  await test.step('the list says that the password is a first one', async () => {
    const row = page
      .getByRole('row', { name: new RegExp(ALUNA.nome) })
      .or(page.getByRole('listitem').filter({ hasText: ALUNA.nome }));
    await expect(row.first()).toContainText('Senha inicial');
  });

  await test.step('the student', async () => {
    const own = await context.newPage();
    await own.goto(at.v1);
    await signIn(own, ALUNA.login, senha);
    await expect(own).toHaveURL(`${at.v1}/v1/conta/seguranca`);
    await changeForcedPassword(own, senha, 'Satelite2026');
    await expect(own).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
  });
});
