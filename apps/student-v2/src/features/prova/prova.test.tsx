/** The exam inside version 2: it is entered from the list, ends at the receipt, and the list follows. */
import { examServer, PROVA } from '@luneta/exam-room/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { open } from '../../testing/open.tsx';

const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const list = page.getByRole('heading', { level: 1, name: 'Central de Avaliações' });

/** The list is in the cache and fresh for a minute. */
async function enterFromList() {
  const server = examServer();
  const app = await open('/avaliacoes', { server });
  await page.getByRole('link', { name: 'Continuar avaliação' }).click();
  await expect.element(option('A')).toBeInTheDocument();
  return { app, server };
}

describe('the exam of version 2', () => {
  it('ends at the receipt, and the list is fetched again although it is still fresh', async () => {
    const { app, server } = await enterFromList();
    await page.getByRole('button', { name: 'Finalizar Avaliação', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Finalizar a avaliação?' });
    await dialog.getByRole('button', { name: 'Finalizar Avaliação' }).click();
    await expect.element(page.getByText('Entrega confirmada')).toBeVisible();
    expect(app.place()).toBe(`${PROVA}/finalizado`);
    await page.getByRole('link', { name: 'Voltar para a Central de Avaliações' }).click();
    await expect.element(list).toBeVisible();
    await expect.poll(() => server.calls('listAvaliacoes').length).toBe(2);
  });

  it('finished elsewhere: the list is fetched again', async () => {
    const { app, server } = await enterFromList();
    server.fail('saveResposta', 409, { avaliacao_finalizada: true, codigo: 'avaliacao_finalizada' });
    await option('A').click({ force: true });
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect.element(list).toBeVisible();
    expect(app.place()).toBe('/avaliacoes');
    await expect.poll(() => server.calls('listAvaliacoes').length).toBe(2);
  });
});
