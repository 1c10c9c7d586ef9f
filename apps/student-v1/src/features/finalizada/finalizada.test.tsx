import { buildResumo, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const PROVA = '/v1/central_avaliacoes/301/1';

function openWith(changes: Parameters<typeof buildResumo>[0]) {
  const server = createMockServer();
  server.respond('getProvaResumo', buildResumo(changes));
  return open(`${PROVA}/finalizada`, { server });
}

describe('the finished page', () => {
  it("of a delivered exam is 'Prova Finalizada' with its receipt, and says that answering may go on", async () => {
    const app = await openWith({
      situacao: 'entregue',
      entregue_em: '2026-11-21T17:12:09-03:00',
      responde_apos_entrega: true,
    });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Prova Finalizada' })).toBeVisible();
    await expect.element(page.getByText('Entrega confirmada')).toBeVisible();
    await expect.element(page.getByText(/ainda dá para mudar respostas/)).toBeVisible();
    const way = page.getByRole('link', { name: 'CONTINUAR', exact: true });
    await expect.element(way).toHaveAttribute('href', '/v1/central_avaliacoes');
    expect(app.place()).toBe(`${PROVA}/finalizada`);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['that runs', { situacao: 'em_andamento', iniciada_em: '2026-11-21T13:30:00-03:00' }],
    ['that has not begun', { situacao: 'disponivel', iniciada_em: null }],
  ] as const)('of an exam %s leads back to the exam', async (_name, changes) => {
    const app = await openWith({ ...changes, entregue_em: null, encerrada_em: null, tempo_restante: 3600 });
    await expect.poll(app.place).toBe(PROVA);
  });

  it('at the end of the time stays, while the server is closing the exam', async () => {
    const app = await openWith({ situacao: 'em_andamento', entregue_em: null, encerrada_em: null, tempo_restante: 0 });
    await expect.element(page.getByText(/^O tempo acabou\. A prova está sendo entregue/)).toBeVisible();
    expect(app.place()).toBe(`${PROVA}/finalizada`);
  });
});
