/** The queue: what waits by exam and class, and the essays of a filter under their codes. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { buildRedacoes, essayServer, RESUMO } from '../../../testing/redacoes-server.ts';
import { PHONES } from '../../../testing/sizes.ts';

const h1 = page.getByRole('heading', { level: 1, name: 'Redações' });
const classes = page.getByRole('region', { name: 'Por prova e turma' });
const list = page.getByRole('region', { name: 'Textos' });

/** A row of the list; a card on a phone. */
const row = (codigo: string) => list.getByRole('link', { name: `Abrir ${codigo}` });

async function opened(server = essayServer(), path = '/redacoes') {
  await page.viewport(1280, 800);
  const app = await open(path, { server });
  await expect.element(h1).toBeVisible();
  return app;
}

describe('the queue', () => {
  it('says how many wait, by exam and class, and which', async () => {
    await opened();
    await expect.element(page.getByText('11 redações esperam por você')).toBeVisible();
    await expect.element(classes.getByText('18 de 30')).toBeVisible();
    await expect.element(classes.getByText('1 rascunho seu · 1 divergente')).toBeVisible();
    await expect.element(row('R-0001')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('leads to the first essay of a class, and from there back', async () => {
    const app = await opened();
    await classes.getByRole('link', { name: 'Corrigir Simulado Luneta, 3ª Série · 3B' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Redação 1 de 3' })).toBeVisible();
    expect(app.place()).toBe('/redacoes/5001?prova=71');
    expect(app.server.calls('listRedacoes').at(-1)?.query).toMatchObject({ turma_avaliacao_id: '71' });
    await page.getByRole('link', { name: 'Voltar às redações' }).click();
    await expect.element(h1).toHaveFocus();
    expect(app.place()).toBe('/redacoes?prova=71');
    // The chosen exam stands in full, and is taken away by itself.
    await list.getByRole('button', { name: 'Remover filtro 3ª Série · 3B · Simulado Luneta' }).click();
    await expect.poll(app.place).toBe('/redacoes');
  });

  it('keeps its filters in the address', async () => {
    const app = await opened();
    await list.getByLabelText('Situação').selectOptions('Notas divergentes');
    await expect.element(list.getByText('Nenhuma redação com estes filtros.')).toBeVisible();
    expect(app.place()).toBe('/redacoes?situacao=divergente');
    await list.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect.element(row('R-0001')).toBeVisible();
    expect(app.place()).toBe('/redacoes');
  });

  it('is fetched page by page until its end, and shown fifty at a time', async () => {
    const app = await opened(essayServer(buildRedacoes(120)));
    await list.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect.element(row('R-0100')).toBeVisible();
    await expect.poll(() => app.server.calls('listRedacoes').length).toBe(3);
  });
});

describe('states', () => {
  it('nothing waits is said once', async () => {
    await opened(essayServer([], []));
    await expect.element(page.getByRole('heading', { name: 'Nada para corrigir' })).toBeVisible();
    expect(page.getByText('Nada para corrigir').elements()).toHaveLength(1);
    expect(list.elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('nothing waits for me leads to what is marked', async () => {
    const app = await opened(essayServer([]));
    await list.getByRole('button', { name: 'Ver as corrigidas' }).click();
    await expect.poll(app.place).toBe('/redacoes?situacao=corrigida');
  });

  it('no connection is said once, and asked about once', async () => {
    const server = essayServer();
    server.fail('listRedacoes', 500);
    server.fail('listCorrecoesResumo', 500);
    await opened(server);
    const again = page.getByRole('button', { name: 'Tentar de novo' });
    await expect.element(again).toBeVisible();
    await expect.poll(() => classes.elements()).toEqual([]);
    expect(again.elements()).toHaveLength(1);
    server.respond('listRedacoes', []);
    server.respond('listCorrecoesResumo', [...RESUMO]);
    await again.click();
    await expect.element(classes).toBeVisible();
    await expect.element(list.getByText('Nada para corrigir')).toBeVisible();
  });

  it('a call that fails can be tried again', async () => {
    const server = essayServer();
    server.fail('listRedacoes', 500);
    await opened(server);
    const again = list.getByRole('button', { name: 'Tentar de novo' });
    await expect.element(again).toBeVisible();
    server.respond('listRedacoes', []);
    await again.click();
    await expect.element(list.getByText('Nada para corrigir')).toBeVisible();
  });

  it('the next one of an empty queue says that nothing waits', async () => {
    await page.viewport(1280, 800);
    await open('/redacoes/proxima', { server: essayServer([]) });
    await expect.element(page.getByRole('heading', { name: 'Nada para corrigir' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('does not exist for a profile that may not mark', async () => {
    await page.viewport(1280, 800);
    await open('/redacoes', { server: essayServer(), person: staff('supervisor') });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
  });

  it.each([...PHONES, 1280])('nothing is wider than %i px', async (width) => {
    await page.viewport(width, 800);
    await open('/redacoes', { server: essayServer() });
    await expect.element(row('R-0001')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
