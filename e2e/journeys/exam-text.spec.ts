/** A text answer from the keys to the mark: written without internet, handed in, and read by who marks it (decision 181). */
import { expect, expectAccessible, expectSound, openAs, STAFF_PASSWORD, test } from '../support/journey.ts';

test.use({ expectedMessage: /ERR_INTERNET_DISCONNECTED/ });

// No other journey takes this exam.
const [LOGIN, EXAM] = ['julia.bezerra', 'Questões abertas'];
const TEXT = 'O asfalto não deixa a água entrar na terra, e por isso ela chega toda junta ao rio.\nUm parque ajuda.';

test('julia writes an answer without internet and hands it in, and prof.helena reads it where she marks', async ({
  page,
  context,
  at,
}) => {
  await openAs(page, `${at.v2}/avaliacoes`, LOGIN);
  await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  const field = page.getByRole('textbox', { name: 'Sua resposta' });
  await expect(field).toBeVisible();
  await expect(page.getByRole('article', { name: /^Questão 1,/ }).getByText('0 de 10.000 caracteres')).toBeVisible();
  await expectSound(page);

  await context.setOffline(true);
  await field.fill(TEXT);
  await expect(page.getByText('Sem internet. Seu texto está guardado neste aparelho.')).toBeVisible();
  await expect(page.getByLabel('Prova em andamento')).toContainText('1/3');

  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('article').getByText('Salvo', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(TEXT);

  await page.getByRole('button', { name: 'Finalizar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Finalizar a avaliação?' });
  await expect(dialog.getByText('Há 2 questões em branco. Quer conferir antes de finalizar?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Finalizar Avaliação' }).click();
  await expect(page.getByText('Entrega confirmada', { exact: true })).toBeVisible();
  await expect(page.getByText('1 de 3')).toBeVisible();
  await expectSound(page);

  const desk = await context.browser()?.newContext();
  if (desk === undefined) throw new Error('the browser has gone');
  const teacher = await desk.newPage();
  await openAs(teacher, `${at.staff}/redacoes/respostas`, 'prof.helena', STAFF_PASSWORD);
  await expect(teacher.getByRole('heading', { level: 1, name: 'Respostas escritas' })).toBeVisible();
  await expect(teacher.getByRole('listitem').getByText('O asfalto não deixa a água entrar na terra')).toBeVisible();
  await expect(teacher.getByText('Um parque ajuda.')).toBeVisible();
  await expectAccessible(teacher);
  await desk.close();
});
