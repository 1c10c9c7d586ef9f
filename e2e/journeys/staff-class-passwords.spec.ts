/** The passwords of a class are reset by gestao_vida, all at once or for a part, printed as slips, and a student signs in. */
import { newClass } from '../support/database.ts';
import { expect, expectSound, isPhone, openAs, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';
import { acknowledge, changeForcedPassword } from '../support/security.ts';

/** A class that no other journey enters. */
const TURMA = '3K';
const NOMES = ['Quitéria Vale Antunes', 'Rosalvo Pena Lobato', 'Zenaide Couto Farias'] as const;
const [, ALUNO] = NOMES;

test('vida.julia prints new passwords for a whole class, then for a part; a student signs in with the new one', async ({
  page,
  context,
  at,
}) => {
  const turma = await newClass(at.api, 'daniela.siqueira', TURMA, NOMES);
  const slips = page.getByRole('list', { name: 'Fichas de acesso' }).getByRole('listitem');
  const slipOf = (nome: string) => slips.filter({ hasText: nome });
  // It is shown in two groups.
  const passwordOf = async (nome: string) =>
    (await slipOf(nome).getByRole('definition').nth(1).innerText()).replaceAll(/\s/gu, '');

  const first = await test.step('the whole class: one slip for each student', async () => {
    await openAs(page, `${at.staff}/gestao_acompanhamento?turma=${turma}`, 'vida.julia', STAFF_PASSWORD);
    await expect(page.getByRole('checkbox', { name: `Selecionar ${ALUNO}` })).toBeVisible();
    await page.getByRole('button', { name: 'Fichas de acesso da turma' }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Resetar as senhas da turma .*${TURMA}$`) });
    await expect(dialog.getByText('Não dá para desfazer.', { exact: false })).toBeVisible();
    await expectSound(page);
    await dialog.getByLabel('Motivo').fill('Início do ano letivo');
    await dialog.getByRole('button', { name: `Resetar ${NOMES.length} senhas` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fichas de acesso' })).toBeVisible();
    await expectSound(page);
    await expect(slips).toHaveCount(NOMES.length);
    for (const nome of NOMES) await expect(slipOf(nome)).toContainText(nome.split(' ')[0]?.toLowerCase() ?? '');
    const values = await Promise.all(NOMES.map(passwordOf));
    expect(new Set(values).size, 'different passwords').toBe(NOMES.length);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Imprimir fichas' })).toBeHidden();
    for (const nome of NOMES) await expect(slipOf(nome)).toBeVisible();
    await page.emulateMedia({ media: null });
    const value = await passwordOf(ALUNO);
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByRole('button', { name: 'Sair das fichas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciamento de Alunos' })).toBeVisible();
    await expect(page.getByText(value)).toHaveCount(0);
    return value;
  });

  const second = await test.step('a part of it: one student again', async () => {
    await page.getByRole('checkbox', { name: `Selecionar ${ALUNO}` }).check({ force: true });
    const ticked = page.getByRole('region', { name: 'Alunos selecionados' });
    await ticked.getByRole('button', { name: 'Resetar senhas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resetar 1 senha' });
    await dialog.getByLabel('Motivo').fill('Ficha perdida');
    await dialog.getByRole('button', { name: 'Resetar 1 senha' }).click();
    await expect(slips).toHaveCount(1);
    const value = await passwordOf(ALUNO);
    expect(value).not.toBe(first);
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByRole('button', { name: 'Sair das fichas' }).click();
    const listed = page.getByRole(isPhone(page) ? 'listitem' : 'row').filter({ hasText: ALUNO });
    await expect(listed).toContainText('Senha inicial');
    return value;
  });

  await test.step('the student', async () => {
    const own = await context.newPage();
    await own.goto(at.v1);
    await signIn(own, 'rosalvo', second);
    await expect(own).toHaveURL(`${at.v1}/v1/conta/seguranca`);
    await changeForcedPassword(own, second, 'Satelite2026');
    await acknowledge(own, 'Para continuar, você deve cadastrar suas perguntas de segurança.');
  });
});
