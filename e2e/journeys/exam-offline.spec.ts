/**
 * An exam without internet: a reload in its middle shows the exam with what was answered (decision 199), and an essay that the
 * server refuses is named before and after handing in (decision 208). In both versions.
 */
import type { Page } from '@playwright/test';

import { copyStands } from '../support/app-copy.ts';
import { expect, expectSound, openAs, test } from '../support/journey.ts';

test.use({
  serviceWorkers: 'allow',
  expectedMessage: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|400/,
});

const EXAM = 'Simulado da semana';
/** A student begins an exam once, so a second try has a student of its own. */
type Students = readonly [first: string, second: string];
const VERSION_1: Students = ['joao.sarmento', 'tiago.rocha'];
const VERSION_2: Students = ['kamila.escobar', 'miguel.serra'];
const ESSAY: Students = ['isadora.gusmao', 'estevao.lins'];
const studentOf = ([first, second]: Students): string => (test.info().retry === 0 ? first : second);

const VERSIONS = [
  { version: 1, logins: VERSION_1, list: '/v1/central_avaliacoes', open: 'INICIAR', begin: 'INICIAR AVALIAÇÃO' },
  { version: 2, logins: VERSION_2, list: '/avaliacoes', open: 'Iniciar avaliação', begin: 'Iniciar avaliação' },
] as const;

const question = (page: Page, number: number) => page.getByRole('article', { name: new RegExp(`^Questão ${number},`) });

for (const { version, logins, list, open, begin } of VERSIONS) {
  test(`version ${version}: a reload without internet shows the exam, its questions and what was answered`, async ({
    page,
    context,
    at,
  }) => {
    await openAs(page, `${version === 1 ? at.v1 : at.v2}${list}`, studentOf(logins));
    await page.getByRole('article', { name: EXAM }).getByRole('link', { name: open }).click();
    await page.getByRole('button', { name: begin }).click();
    await expect(question(page, 1)).toBeVisible();
    await copyStands(page);
    await question(page, 1).getByText('A', { exact: true }).click();
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(question(page, 2)).toBeVisible();
    const text = await question(page, 2).innerText();

    await context.setOffline(true);
    await page.reload();
    await expect(question(page, 2)).toBeVisible();
    expect(await question(page, 2).innerText()).toContain(text.slice(0, 40));
    await expect(page.getByText('Sem internet. Suas respostas estão guardadas neste aparelho').first()).toBeVisible();
    await expect(page.getByLabel('Prova em andamento')).toContainText('1/20');
    await page.getByRole('button', { name: 'Anterior', exact: true }).click();
    await expect(question(page, 1).getByRole('radio').first()).toBeChecked();
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(question(page, 3).getByRole('radio').first()).toBeAttached();
    await expectSound(page);

    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Sem internet. Suas respostas estão guardadas neste aparelho').first()).toBeHidden();
    await question(page, 3).getByText('B', { exact: true }).click();
    await expect(page.getByLabel('Prova em andamento')).toContainText('2/20');
  });
}

test('an essay that is too long is refused with the reason, named when handing in, and told on the receipt', async ({
  page,
  at,
}) => {
  await openAs(page, `${at.v2}/avaliacoes`, studentOf(ESSAY));
  await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(question(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Redação' }).click();
  const write = page.getByRole('radio', { name: 'Escrever' });
  const sheet = page.getByRole('textbox', { name: 'Sua redação' });
  await write.or(sheet).first().waitFor();
  if (await write.isVisible()) await write.check({ force: true });
  await sheet.fill(`Ler é viajar. ${'a'.repeat(20_000)}`);
  await expect(page.getByText('Seu texto passou do limite: corte 14 caracteres para salvar.')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  const reason = 'Deve ter no máximo 20.000 caracteres.';
  await expect(page.getByText(`Não foi salvo. ${reason} O texto está guardado neste aparelho.`)).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Finalizar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Finalizar a avaliação?' });
  await dialog.getByRole('button', { name: 'Finalizar Avaliação' }).click();
  await expect(dialog.getByText('Isto não foi salvo')).toBeVisible();
  await expect(dialog.getByText(reason)).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Finalizar sem isso' }).click();
  await expect(page.getByText('Não foi salvo: a redação')).toBeVisible();
  await expect(page.getByText('Entrega confirmada, sem o que está acima')).toBeVisible();
  await expect(page.getByText('Entrega confirmada', { exact: true })).toBeHidden();
  await expectSound(page);
});
