/** Setting a school up without a mouse, the focus always in sight: classes, an account, students from a file, their slips. */
import type { Locator, Page } from '@playwright/test';

import { expect, STAFF_PASSWORD, test } from '../support/journey.ts';
import { expectFocusInSight, tabInSight } from '../support/keyboard.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const FILE = [
  'id_externo;nome;data_nascimento;turma',
  'T1;Ulisses Farol;01/02/2012;7Y',
  'T2;Vanda Ribas;31/02/2012;7Y',
  'T3;Tito Alencar;03/04/2012;7W',
];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('admin.karen makes classes, an account, students from a file and slips', async ({ page, at }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const reach = (target: Locator, most = 40) => tabInSight(page, target, most);
  const press = async (target: Locator, most?: number) => {
    await reach(target, most);
    await page.keyboard.press('Enter');
  };
  const type = async (target: Locator, text: string) => {
    await reach(target);
    await page.keyboard.type(text);
  };

  await page.goto(at.staff);
  await type(page.getByLabel('Usuário ou e-mail'), 'admin.karen');
  await type(page.getByLabel('Senha', { exact: true }), STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Selecionar aluno')).toBeVisible();

  await test.step('two classes at once', async () => {
    await page.keyboard.type('gt');
    await expect(title(page, 'Turmas')).toBeVisible();
    await press(button('Criar várias'));
    await type(page.getByLabel('Códigos'), '7X..7Y');
    for (const label of ['Série', 'Sede']) {
      // The list behind has filters of the same names.
      const list = page.getByLabel(label, { exact: true }).last();
      await reach(list);
      await page.keyboard.press('ArrowDown');
      await expect(list).not.toHaveValue('');
    }
    await press(button('Criar 2 turmas'));
    await expect(page.getByText('2 turmas criadas.')).toBeVisible();
    await expect(page.getByLabel('Códigos')).toBeHidden();
    await expectFocusInSight(page);
  });

  await test.step('an account', async () => {
    await page.keyboard.type('ge');
    await expect(title(page, 'Dados da escola')).toBeVisible();
    await press(page.getByRole('link', { name: 'Equipe', exact: true }));
    await press(button('Nova pessoa'));
    const sheet = page.getByRole('dialog', { name: 'Nova pessoa' });
    await type(sheet.getByLabel('Nome', { exact: true }), 'Zuleica Trindade');
    await reach(sheet.getByRole('radio').first());
    await page.keyboard.press('Space');
    const teaches = sheet.getByRole('radio', { name: 'Dar aula' });
    for (let n = 0; n < 8 && !(await teaches.isChecked()); n += 1) await page.keyboard.press('ArrowDown');
    await expect(teaches).toBeChecked();
    await reach(sheet.getByRole('combobox', { name: 'Turmas' }));
    await page.keyboard.type('7X');
    await expect(page.getByRole('option', { name: '7X' })).toBeVisible();
    await page.keyboard.press('Enter');
    await press(sheet.getByRole('button', { name: 'Criar conta' }));
    const told = page.getByRole('dialog', { name: 'Zuleica Trindade' });
    await expect(told.getByText('Conta criada')).toBeVisible();
    await expect(told.getByRole('heading', { name: 'Zuleica Trindade' })).toBeFocused();
    await press(told.getByRole('button', { name: 'Copiar tudo' }));
    await expect(told.getByText('Copiado')).toBeVisible();
    await press(told.getByRole('button', { name: 'Fechar', exact: true }).last());
    await expect(told).toBeHidden();
    await expectFocusInSight(page);
  });

  await test.step('students from a file, two lines mended', async () => {
    await press(page.getByRole('link', { name: 'Importações', exact: true }));
    await press(page.getByRole('main').getByRole('link', { name: /^(Nova importação|Importar alunos)$/ }));
    await expect(title(page, 'Importar alunos')).toBeFocused();
    const input = page.getByLabel('Planilha ou arquivo', { exact: true });
    await reach(input);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles({ name: 'novos.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE.join('\n')) });
    await expect(page.getByRole('heading', { level: 2, name: 'Colunas' })).toBeVisible();
    await press(button('Conferir 3 linhas'));
    await expect(page.getByRole('heading', { level: 2, name: 'Conferência' })).toBeFocused();
    await press(page.getByRole('row').filter({ hasText: '31/02/2012' }).getByRole('button', { name: 'Deixar vazio' }));
    await expect(button(/^Com erro/)).toHaveText(/1$/);
    await expect(page.getByRole('region', { name: 'Linhas: com erro', exact: true })).toBeFocused();
    await press(page.getByRole('row').filter({ hasText: '7W' }).getByRole('button', { name: 'Corrigir' }));
    await expect(page.getByRole('textbox', { name: /^Turma, linha/ })).toBeFocused();
    await page.keyboard.type('7Y');
    await page.keyboard.press('Enter');
    await expect(button(/^Com erro/)).toHaveText(/0$/);
    await press(button('Aplicar 3 mudanças'));
    await expect(page.getByText('mudanças feitas')).toBeVisible();
  });

  await test.step('their slips', async () => {
    await press(page.getByRole('link', { name: 'Imprimir fichas' }));
    await reach(page.getByRole('radio', { name: 'Todas as turmas' }));
    await page.keyboard.press('ArrowDown');
    await reach(page.getByRole('combobox', { name: 'Turmas' }));
    await page.keyboard.type('7Y');
    await expect(page.getByRole('option', { name: '7Y' })).toBeVisible();
    await page.keyboard.press('Enter');
    await type(page.getByLabel('Motivo'), 'Início do ano letivo');
    await press(button('Gerar e imprimir'));
    await expect(page.getByRole('list', { name: 'Fichas de acesso' }).getByRole('listitem')).toHaveCount(3);
    await press(button('Concluir'));
    await press(button('Sair das fichas'));
    await expect(page.getByRole('radio', { name: 'Todas as turmas' })).toBeVisible();
  });
});
