import { createMockServer } from '@luneta/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const PATH = '/v1/central_avaliacoes/gabaritos/pesquisar';

beforeEach(() => page.viewport(360, 800));

const materia = page.getByRole('combobox', { name: 'Matéria' });
const ciclo = page.getByRole('combobox', { name: 'Ciclo' });
const pesquisar = page.getByRole('button', { name: 'Pesquisar', exact: true });
const optionsOf = (select: typeof ciclo) =>
  [...select.element().querySelectorAll('option')].map((one) => one.textContent);

describe('the search of answer keys', () => {
  it('offers every subject by default, cycles with a leading zero, and two days', async () => {
    await open(PATH);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Pesquisar Gabarito' })).toBeVisible();
    await expect.element(materia).toHaveDisplayValue('Todas as matérias');
    expect(optionsOf(materia)).toEqual(['Todas as matérias', 'Matemática', 'Português']);
    expect(optionsOf(ciclo)).toEqual(['Todos os ciclos', '01', '02']);
    await expect.element(page.getByLabelText('De', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('Até', { exact: true })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('offers the cycles of the subject chosen, and lets go of one it does not have', async () => {
    await open(PATH);
    await ciclo.selectOptions('01');
    await materia.selectOptions('Português');
    await expect.element(ciclo).toHaveDisplayValue('Todos os ciclos');
    expect(optionsOf(ciclo)).toEqual(['Todos os ciclos', '02']);
  });

  it("asks only at 'Pesquisar', with ISO days, keeps it in the address and leads to the results", async () => {
    const server = createMockServer();
    const app = await open(PATH, { server });
    await materia.selectOptions('Matemática');
    await ciclo.selectOptions('02');
    await page.getByLabelText('De', { exact: true }).fill('2026-08-01');
    await page.getByLabelText('Até', { exact: true }).fill('2026-08-31');
    expect(server.calls('listGabaritos')).toHaveLength(1);
    await pesquisar.click();
    await expect.poll(() => server.calls('listGabaritos')).toHaveLength(2);
    expect(app.place()).toBe(`${PATH}?materia_id=1&season=2&data_inicio=2026-08-01&data_fim=2026-08-31`);
    expect(server.calls('listGabaritos')[1]?.query).toMatchObject({
      materia_id: '1',
      season: '2',
      data_inicio: '2026-08-01',
      data_fim: '2026-08-31',
    });
    const heading = page.getByRole('heading', { level: 2, name: 'Resultados' });
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByText('2 avaliações')).toBeVisible();
  });

  it('days out of order are said, and not searched', async () => {
    const server = createMockServer();
    await open(PATH, { server });
    await page.getByLabelText('De', { exact: true }).fill('2026-08-31');
    await page.getByLabelText('Até', { exact: true }).fill('2026-08-01');
    await expect.element(page.getByText('A data final vem antes da inicial.')).toBeVisible();
    await pesquisar.click();
    expect(server.calls('listGabaritos')).toHaveLength(1);
  });

  it.each([
    ['with filters', '?season=2', 'Nenhuma avaliação encontrada.'],
    ['without any', '', 'Nenhum gabarito disponível ainda.'],
  ])('that finds nothing %s says so', async (_name, address, says) => {
    const server = createMockServer();
    server.respond('listGabaritos', { avaliacoes: [] });
    await open(`${PATH}${address}`, { server });
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('an address with a search fills the form and is asked at once', async () => {
    const server = createMockServer();
    await open(`${PATH}?materia_id=1&season=2`, { server });
    await expect.element(materia).toHaveDisplayValue('Matemática');
    await expect.element(ciclo).toHaveDisplayValue('02');
    await expect.poll(() => server.calls('listGabaritos')).toHaveLength(1);
  });
});
