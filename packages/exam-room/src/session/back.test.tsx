/** Back out of a running exam asks as the X does (decision 223), in both versions. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { examServer, PROVA } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';

const list = page.getByRole('heading', { level: 1, name: 'Central de Avaliações' });
const card = (numero: number) => page.getByRole('article', { name: new RegExp(`^Questão ${numero}\\b`) });
const TITLE = { 1: 'Sair da prova?', 2: 'Sair da avaliação?' } as const;

/** The exam at its first blank question, opened from the list. */
async function enter(version: 1 | 2) {
  const app = await open('/avaliacoes', { server: examServer(), version });
  await page.getByRole('link', { name: 'Continuar avaliação' }).click();
  await expect.element(card(3)).toBeVisible();
  const dialog = page.getByRole('alertdialog', { name: TITLE[version] });
  return { app, dialog };
}

describe.each([1, 2] as const)('version %i', (version) => {
  it('Back asks, and staying stays on the question', async () => {
    const { app, dialog } = await enter(version);
    app.back();
    await expect.element(dialog).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Continuar a prova' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card(3)).toBeVisible();
    expect(app.place()).toMatch(new RegExp(`^${PROVA}/questoes/`, 'u'));
  });

  it('Back and a yes leaves to where Back leads', async () => {
    const { app, dialog } = await enter(version);
    app.back();
    await dialog.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await expect.element(list).toBeVisible();
  });

  it('Back from one question to the one before asks nothing', async () => {
    const { app, dialog } = await enter(version);
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect.element(card(4)).toBeVisible();
    app.back();
    await expect.element(card(3)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('the X still leads to the list', async () => {
    const { dialog } = await enter(version);
    await page.getByRole('button', { name: version === 1 ? 'Sair da prova' : 'Sair da avaliação' }).click();
    await dialog.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await expect.element(list).toBeVisible();
  });
});
