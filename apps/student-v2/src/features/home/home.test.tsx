import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

describe('the home, as far as it stands', () => {
  it('greets, and leads to the settings', async () => {
    const app = await open('/home');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Que bom ver você, Bia' })).toBeVisible();
    await expect.element(page.getByText('3ª Série · Turma 3A · Manhã')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('link', { name: 'Configurações' }).click();
    await expect.poll(app.place).toBe('/home/configuracoes');
  });

  it('on a wide screen the account stands at the foot of the rail', async () => {
    await page.viewport(1280, 800);
    const app = await open('/avaliacoes');
    const account = page.getByRole('link', { name: 'Sua Conta' });
    await account.click();
    await expect.poll(app.place).toBe('/conta');
    await expect.element(account).toHaveAttribute('aria-current', 'page');
  });
});
