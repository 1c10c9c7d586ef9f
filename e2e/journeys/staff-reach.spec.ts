/** How far staff see and what they may do: nothing of another school, and a teacher is offered no act on an account. */
import { codigoOf } from '../support/database.ts';
import { expect, expectSound, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';

test.use({ opens: ['staff'] });

test.describe('a student of another school', () => {
  // The browser logs a student who is not found.
  test.use({ expectedMessage: /404/ });

  test('is nobody for a director: not in the list, not by a link, not by the code', async ({ page, at }) => {
    const codigo = await codigoOf(at.api, 'iago');
    await page.goto(at.staff);
    await signIn(page, 'diretora.mara', STAFF_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Selecionar aluno' })).toBeVisible();
    await page.getByLabel('Código do aluno').fill(codigo);
    await page.getByRole('button', { name: 'Acessar experiência' }).click();
    await expect(page.getByText('Aluno não encontrado')).toBeVisible();
    await page.goto(`${at.staff}/gestao_acompanhamento?busca=${codigo}`);
    await expect(
      page.getByText('Nenhum aluno encontrado com estes filtros. Limpe um deles para ver mais.'),
    ).toBeVisible();
    await page.goto(`${at.staff}/gestao_acompanhamento?aluno=${codigo}`);
    await expect(page.getByRole('dialog', { name: 'Aluno não encontrado' })).toBeVisible();
  });
});

test('prof.helena opens a student of hers in a corridor, and is offered nothing that she may not do', async ({
  page,
  at,
}) => {
  const codigo = await codigoOf(at.api, 'larissa.brandao');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at.staff);
  await signIn(page, 'prof.helena', STAFF_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Selecionar aluno' })).toBeVisible();
  await page.goto(`${at.staff}/gestao_acompanhamento?busca=larissa`);
  await page.getByRole('button', { name: /^Mais opções de Larissa Teles Brandão/ }).click();
  const student = page.getByRole('dialog', { name: 'Larissa Teles Brandão' });
  await expect(student.getByText(`Código ${codigo}`)).toBeVisible();
  await expect(student.getByRole('button', { name: 'Acessar experiência' })).toBeVisible();
  await expectSound(page);
  for (const act of ['Resetar senha', 'Exportar dados', 'Apagar dados'])
    await expect(student.getByRole('button', { name: act })).toHaveCount(0);
  await page.goBack();
  await expect(student).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /^Selecionar Larissa/ })).toHaveCount(0);
});
