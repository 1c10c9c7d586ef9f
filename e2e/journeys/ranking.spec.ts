/** The star ranking: equal stars share a place, and who has no name is in it all the same. The demo has one such student. */
import { expect, expectSound, openAs, test } from '../support/journey.ts';

test('wesley looks for his place: ties share one, and somebody has no name', async ({ page }) => {
  await openAs(page, '/home', 'wesley.couto');
  const card = page.getByRole('region', { name: 'Ranking de estrelas' });
  await expect(card.getByRole('list', { name: 'Pódio' })).toBeVisible();
  await expectSound(page);

  await test.step('the whole ranking: equal places for equal stars, the next place after all of them', async () => {
    await card.getByRole('link', { name: 'Ver ranking completo' }).click();
    const list = page.getByRole('list', { name: 'A partir do 4º lugar' });
    await expect(list.getByText('Sem nome')).toBeVisible();
    await expectSound(page);
    const rows = await list.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        place: Number(item.getAttribute('value')),
        stars: Number(/(\d+) estrelas?$/u.exec(item.textContent ?? '')?.[1]),
      })),
    );
    const ties = rows.filter((row, n) => rows[n - 1]?.stars === row.stars);
    expect(ties.length, 'rows with the stars of the row before').toBeGreaterThan(0);
    // Places 1, 1, 3: the number of rows with more stars, and one more. The podium has the first three rows.
    for (const { place, stars } of rows) {
      const better = rows.filter((row) => row.stars > stars).length;
      if (better > 0) expect(place, `place of ${stars} stars`).toBe(better + 4);
    }
  });

  await test.step('of the own class, kept on the way to the table and on reload', async () => {
    // What is chosen stands in the address, which changes after the click.
    await page.getByRole('radio', { name: 'Minha turma' }).click({ force: true });
    await expect(page).toHaveURL(/escopo=turma/);
    await expect(page.getByText('Sem nome')).toHaveCount(0);
    await page.getByRole('link', { name: /tabela/ }).click();
    await expect(page).toHaveURL(/visao=tabela/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Minha turma' })).toBeChecked();
    await expectSound(page);
  });
});
