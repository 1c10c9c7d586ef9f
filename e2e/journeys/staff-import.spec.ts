/** A director brings students from a file: seven wrong lines are mended in the report, the file is applied and taken back. */
import { query } from '../support/database.ts';
import { expect, expectSound, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';

/** Five lines in order and seven at fault, each otherwise. */
const FILE = [
  'Matrícula;nome;Nascimento;turma;E-mail;CPF',
  'imp-01;Aurora Imp Um;28/02/2012;3B;;11144477735',
  'imp-02;Bruna Imp Dois;14/03/2012;3B;;',
  'imp-03;Cássio Imp Três;15/03/2012;3B;;',
  'imp-04;Dário Imp Quatro;16/03/2012;3B;;',
  'imp-05;Elza Imp Cinco;17/03/2012;3B;;',
  'imp-06;Fausto Imp Seis;31/02/2012;3B;;',
  'imp-07;Glória Imp Sete;32/01/2012;3B;;',
  'imp-08;Hugo Imp Oito;18/03/2012;;;',
  'imp-09;;19/03/2012;3B;;',
  'imp-10;Ivo Imp Dez;20/03/12;3B;;',
  'imp-11;Jade Imp Onze;21/03/2012;3B;sem-arroba;',
  'imp-01;Lauro Imp Doze;22/03/2012;3B;;',
].join('\r\n');

/** The field and the line of a fault, and what is typed there. */
const MENDS = [
  ['Data de nascimento', 7, '28/02/2012'],
  ['Data de nascimento', 8, '31/01/2012'],
  ['Turma', 9, '3B'],
  ['Nome', 10, 'Helena Imp Nove'],
  ['Data de nascimento', 11, '20/03/2012'],
  ['E-mail', 12, 'jade@exemplo.com'],
  ['Código na escola', 13, 'imp-12'],
] as const;

test('diretor.mara imports students, mends seven lines, applies and takes back', async ({ page, at }) => {
  const people = async () =>
    (await query(at.api, "select count(*)::integer as n from pessoa where id_externo like 'imp-%'", []))[0]?.['n'];
  await page.goto(at.staff);
  await signIn(page, 'diretor.mara', STAFF_PASSWORD);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();

  await test.step('the file', async () => {
    await page.goto(`${at.staff}/escola/importacoes/nova?tipo=alunos`);
    await expectSound(page);
    const buffer = Buffer.from(FILE);
    await page.getByLabel('Planilha ou arquivo').setInputFiles({ name: 'alunos.csv', mimeType: 'text/csv', buffer });
  });

  await test.step('its columns', async () => {
    await expect(page.getByText('Ficam de fora sempre.')).toBeVisible();
    await expect(page.getByLabel('Na Luneta a coluna Matrícula é')).toHaveValue('id_externo');
    await expectSound(page);
    await page.getByRole('button', { name: 'Conferir 12 linhas' }).click();
  });

  await test.step('seven lines mended in their places', async () => {
    await expect(page.getByRole('button', { name: 'Com erro 7' })).toBeVisible();
    await expectSound(page);
    for (const [n, [campo, linha, valor]] of MENDS.entries()) {
      await page.getByRole('button', { name: 'Corrigir', exact: true }).first().click();
      await page.getByRole('textbox', { name: `${campo}, linha ${linha}` }).fill(valor);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: `Com erro ${6 - n}` })).toBeVisible();
    }
  });

  await test.step('applied', async () => {
    await page.getByRole('button', { name: 'Aplicar 12 mudanças' }).click();
    await expect(page.getByText('mudanças feitas')).toBeVisible({ timeout: 30_000 });
    await expectSound(page);
    expect(await people()).toBe(12);
  });

  await test.step('taken back', async () => {
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('tudo voltou a ser como antes', { exact: false })).toBeVisible({ timeout: 30_000 });
    expect(await people()).toBe(0);
  });
});
