/** Two students use one computer in turn: nothing of the first is left for the second. */
import type { Page } from '@playwright/test';

import { expect, signIn, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const FIRST = { login: 'clara.furtado', nome: 'Clara Zanetti Furtado' };
const SECOND = { login: 'diego.barros', greeting: /^Que bom ver você, Diego/ };

type DataOf = { readonly shown: string; readonly kept: string };

/** What the page shows, and what the browser keeps for it: storages, databases, cached answers, the address. */
async function dataOf(page: Page): Promise<DataOf> {
  const state = await page.context().storageState({ indexedDB: true });
  const rest = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        // The app itself is what the server gives to anybody. The query keeps the copy from answering for the server.
        const anybody = await fetch(`${request.url}?anybody`);
        if (text !== (await anybody.text())) cached.push(request.url, text);
      }
    }
    return JSON.stringify([localStorage, sessionStorage, cached, location.href]);
  });
  return { shown: await page.content(), kept: JSON.stringify(state) + rest };
}

/** Matches an id only as a whole: not inside a longer number, a token or a time of day. */
const idOf = (codigo: string) => new RegExp(`(?<![\\w.-]|\\d:)${codigo}(?![\\w.-])`);

test('clara leaves, diego comes, and nothing of clara is in the browser', async ({ page }) => {
  await page.goto('/home');
  await page.getByLabel('Lembre-se de mim.').check({ force: true });
  await signIn(page, FIRST.login);
  await page.getByRole('link', { name: 'Avaliações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  await page.getByRole('link', { name: 'Resultados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
  await page.goto('/conta');
  await expect(page.getByText(FIRST.nome).first()).toBeVisible();
  const codigo = await page.getByLabel('Seu código').inputValue();
  // The same search must find her data while she is signed in; otherwise finding nothing later proves nothing.
  const before = await dataOf(page);
  expect(before.shown).toContain(FIRST.nome);
  expect(before.kept).toMatch(idOf(codigo));
  await page.getByRole('button', { name: 'Sair' }).click();

  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  await expect(page.getByLabel('Usuário ou e-mail')).toHaveValue('');
  await page.goto('/home');
  await signIn(page, SECOND.login);
  await expect(page.getByRole('heading', { level: 1, name: SECOND.greeting })).toBeVisible();

  const { shown, kept } = await dataOf(page);
  for (const trace of [FIRST.nome, FIRST.login]) expect(shown + kept).not.toContain(trace);
  expect(kept).not.toMatch(idOf(codigo));
});
