/** Parts of a school's first day, as who begins it does them in the console. */
import { expect, type Locator, type Page } from '@playwright/test';

import { alunoAt, FAULTS, lineOf } from './school-file.ts';
import type { Work } from './work.ts';

export type Professor = { readonly nome: string; readonly turmas: readonly string[] };

/** What somebody is handed to sign in with. */
export type Entrada = { readonly endereco: string; readonly usuario: string; readonly senha: string };

/** What stands beside a term. */
const factOf = (within: Locator, term: string): Promise<string> =>
  within.getByText(term, { exact: true }).locator('xpath=following-sibling::dd').innerText();

/** A password is shown in two groups. */
const joined = (shown: string): string => shown.replaceAll(/\s/gu, '');

/** Makes the account of a teacher, from the list of the staff, and keeps the password that is shown once. */
export async function createProfessor(page: Page, work: Work, { nome, turmas }: Professor): Promise<Entrada> {
  await work.click(page.getByRole('button', { name: 'Nova pessoa' }));
  const sheet = page.getByRole('dialog', { name: 'Nova pessoa' });
  await work.fill(sheet.getByLabel('Nome', { exact: true }), nome);
  await work.click(sheet.getByRole('radio', { name: 'Dar aula' }));
  const box = sheet.getByRole('combobox', { name: 'Turmas' });
  await work.click(box);
  for (const turma of turmas) await work.click(page.getByRole('option', { name: turma }));
  await box.press('Escape');
  await expect(sheet.getByText('Livre. Dá para trocar.')).toBeVisible();
  await work.click(sheet.getByRole('button', { name: 'Criar conta' }));
  const told = page.getByRole('dialog', { name: nome });
  await expect(told.getByText('Conta criada')).toBeVisible();
  const shown = await told.getByRole('group', { name: 'Senha inicial' }).innerText();
  const entrada = {
    endereco: await factOf(told, 'Endereço'),
    usuario: await factOf(told, 'Usuário'),
    senha: joined(shown),
  };
  await work.click(told.getByRole('button', { name: 'Copiar tudo' }));
  await work.click(told.getByRole('button', { name: 'Fechar', exact: true }).last());
  await expect(told).toBeHidden();
  return entrada;
}

/** Mends the lines of the report: by writing, by taking what is proposed, by leaving a cell empty, and by leaving a line out. */
export async function mendLines(page: Page, work: Work): Promise<void> {
  const rowOf = (line: number) => {
    const cell = page.getByRole('cell', { name: String(line), exact: true });
    return page.getByRole('row').filter({ has: cell });
  };
  const press = (line: number, name: string) => work.click(rowOf(line).getByRole('button', { name }));
  const write = async (line: number, valor: string) => {
    await press(line, 'Corrigir');
    await work.fill(rowOf(line).getByRole('textbox'), valor);
    await press(line, 'Salvar');
  };
  const { example, nome, nascimento, turma, codigo, turmaMistyped, email } = FAULTS;
  const mends = [
    () => press(example, 'Pular'),
    () => write(lineOf(nome), alunoAt(nome).nome),
    () => write(lineOf(nascimento), alunoAt(nascimento).nascimento),
    () => write(lineOf(turma), alunoAt(turma).turma),
    () => write(lineOf(codigo), alunoAt(codigo).codigo),
    () => press(lineOf(turmaMistyped), `Usar ${alunoAt(turmaMistyped).turma}`),
    () => press(lineOf(email), 'Deixar vazio'),
  ];
  const left = (n: number) =>
    expect(page.getByRole('button', { name: /^Com erro/ })).toHaveText(new RegExp(`${n}$`, 'u'));
  for (const [done, mend] of mends.entries()) {
    await left(mends.length - done);
    await mend();
  }
  await left(0);
}

/** What stands on the slip of a student. */
export async function slipOf(page: Page, nome: string): Promise<Entrada> {
  const slips = page.getByRole('list', { name: 'Fichas de acesso' }).getByRole('listitem');
  const slip = slips.filter({ hasText: nome });
  const endereco = await slip.getByText(/^localhost:/).innerText();
  return { endereco, usuario: await factOf(slip, 'Usuário'), senha: joined(await factOf(slip, 'Senha')) };
}
