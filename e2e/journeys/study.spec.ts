/** Study of version 1 that is no roadmap of this week: an action plan, and a roadmap that is over. */
import { choose, phaseKeys, wrong } from '../support/game.ts';
import { expect, expectSound, openAs, test } from '../support/journey.ts';

test('giovana opens an action plan, dark as it is, and practises a roadmap that is over', async ({ page, at }) => {
  await page.clock.install();
  await openAs(page, `${at.v1}/v1/avaliacao_adaptadas`, 'giovana.reis');
  await page.getByRole('radio', { name: /^Matemática/ }).check({ force: true });

  await test.step('the plan explains itself once, in the dark theme', async () => {
    await page.locator('a[href*="/plano_acoes/"]').first().click();
    const dialog = page.getByRole('dialog', { name: 'Este é o seu Plano de Ação' });
    await expect(dialog).toBeVisible();
    await expectSound(page);
    await dialog.getByText('Não mostrar explicação novamente.').click();
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[data-tema="plano"]').first()).toBeVisible();
    await expect(page.getByText('Plano de Ação').first()).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Matemática' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('its phase is dark as well', async () => {
    await page.getByRole('list', { name: 'Fases de Matemática' }).getByRole('link').first().click();
    await expect(page.getByText('Etapa 1/3')).toBeVisible();
    await expectSound(page);
    await page.clock.fastForward('00:06');
    await page.getByRole('button', { name: 'CONTINUAR' }).click();
    await expect(page.getByText('Etapa 2/3')).toBeVisible();
    await expectSound(page);
  });

  await test.step('what is over is practice: a wrong answer takes no life', async () => {
    await page.goto(`${at.v1}/v1/avaliacao_adaptadas`);
    await page.getByRole('radio', { name: /^Matemática/ }).check({ force: true });
    await page
      .getByRole('article')
      .filter({ hasText: 'Encerrado: só para treinar' })
      .getByRole('link', { name: 'Matemática' })
      .first()
      .click();
    await expect(page.getByText('O prazo deste roteiro terminou.').first()).toBeVisible();
    await expectSound(page);
    await page.getByRole('list', { name: 'Fases de Matemática' }).getByRole('link').first().click();
    await expect(page.getByText('Etapa 1/3')).toBeVisible();
    await page.clock.fastForward('00:06');
    await page.getByRole('button', { name: 'CONTINUAR' }).click();
    await expect(page.getByText(/^O prazo deste roteiro terminou\. Isto é um treino/)).toBeVisible();
    const [first = ''] = await phaseKeys(page, at.api);
    await choose(page, wrong(first));
    await page.getByRole('button', { name: 'RESPONDER' }).click();
    await expect(page.getByRole('dialog', { name: 'Ainda não.' })).toBeVisible();
    await expectSound(page);
  });
});
