/** The exam inside version 1: entered from the list, handed in by its own page, and the list follows. */
import { buildResumo, createMockServer } from '@luneta/testing';
import { runningClock } from '@luneta/testing/running-clock';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { open } from '../../testing/open.tsx';

const PROVA = '/v1/central_avaliacoes/301/1';
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });

function openAt(path: string, changes: Parameters<typeof buildResumo>[0] = {}) {
  const server = createMockServer();
  server.respond('getProvaResumo', buildResumo({ responde_apos_entrega: true, ...changes }));
  return { server, opened: open(path, { server }) };
}

describe('the exam of version 1', () => {
  it('opens at a question, with the parts as tabs', async () => {
    const app = await openAt(`${PROVA}/itens`).opened;
    await expect.element(option('A')).toBeInTheDocument();
    expect(app.place()).toMatch(/\/itens\/\d+$/u);
    await expect.element(page.getByRole('link', { name: 'Redação' })).toHaveAttribute('href', `${PROVA}/redacao`);
  });

  it("'Entregar Prova' leads to the summary: what is answered, what is blank, the essay", async () => {
    const app = await openAt(`${PROVA}/itens`).opened;
    await page.getByRole('button', { name: 'Entregar Prova' }).click();
    await expect.poll(app.place).toBe(`${PROVA}/entregar`);
    await expect.element(page.getByRole('link', { name: 'Redação' })).not.toBeInTheDocument();
    await expect.element(page.getByText('2 de 4 respondidas', { exact: true })).toBeVisible();
    await expect.element(page.getByText('2 questões em branco')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Questão 3' }))
      .toHaveAttribute('href', expect.stringMatching(/\/itens\/514$/u));
    await expect.element(page.getByText('7 palavras escritas')).toBeVisible();
    await expect.element(page.getByText('Entregue', { exact: true })).toBeVisible();
  });

  it('an essay without a word is not delivered', async () => {
    const { redacao } = buildResumo();
    await openAt(`${PROVA}/entregar`, { redacao: redacao && { ...redacao, texto: '', palavras: 0 } }).opened;
    await expect.element(page.getByText('Não entregue')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Escrever' })).toHaveAttribute('href', `${PROVA}/redacao`);
  });

  it("asks, counts down at 'Validando...', shows the receipt, and returns to the list, which is fetched again", async () => {
    const clock = runningClock();
    const { server, opened } = openAt(`${PROVA}/entregar`);
    const app = await opened;
    await page.getByRole('button', { name: 'CONFIRMAR ENTREGA' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Leia antes de entregar...' });
    await dialog.getByRole('button', { name: 'ENTREGAR PROVA' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Validando...' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    server.respond('getProvaResumo', buildResumo({ situacao: 'entregue', entregue_em: '2026-11-21T17:12:09-03:00' }));
    await clock.advance(5);
    await expect.poll(app.place).toBe(`${PROVA}/finalizada`);
    await expect.element(page.getByText('Entrega confirmada')).toBeVisible();
    await page.getByRole('link', { name: 'CONTINUAR' }).click();
    await expect.poll(app.place).toBe('/v1/central_avaliacoes');
    expect(server.calls('closeProva')).toHaveLength(1);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  });

  it('a delivery that fails is said when the count has ended, and can be left', async () => {
    const clock = runningClock();
    const { server, opened } = openAt(`${PROVA}/entregar`);
    server.fail('closeProva', 422);
    const app = await opened;
    await page.getByRole('button', { name: 'CONFIRMAR ENTREGA' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Leia antes de entregar...' });
    await dialog.getByRole('button', { name: 'ENTREGAR PROVA' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Validando...' })).toBeVisible();
    await clock.advance(5);
    await expect.element(page.getByRole('alertdialog', { name: 'Validando...' })).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/^Ainda não conseguimos confirmar a entrega\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'CANCELAR' }).click();
    expect(app.place()).toBe(`${PROVA}/entregar`);
  });
});

describe('the end of an exam of version 1', () => {
  it('time over leads to the finished page, and the list is fetched again', async () => {
    const { server, opened } = openAt(`${PROVA}/itens`, { tempo_restante: 0 });
    const app = await opened;
    await expect.element(page.getByRole('alertdialog', { name: 'Seu tempo de prova acabou!' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver resumo' }).click();
    await expect.poll(app.place).toBe(`${PROVA}/finalizada`);
    await page.getByRole('link', { name: 'CONTINUAR' }).click();
    await expect.poll(() => server.calls('listCentralAvaliacoes').length).toBeGreaterThan(0);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  });

  it('an exam that was finished elsewhere leads to the list, which is fetched again', async () => {
    const { server, opened } = openAt(`${PROVA}/itens`);
    const app = await opened;
    await expect.element(option('A')).toBeInTheDocument();
    server.fail('saveResposta', 409, { avaliacao_finalizada: true, codigo: 'avaliacao_finalizada' });
    await option('B').click({ force: true });
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect.poll(app.place).toBe('/v1/central_avaliacoes');
    await expect.poll(() => server.calls('listCentralAvaliacoes').length).toBeGreaterThan(0);
  });
});
