/** An imported exam in the frame of the console: its places, chips and mends, by mouse and keyboard, on a desktop and a phone. */
import type { ConferenciaImportada } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { CLEAN, conferencia, RASCUNHO_ID } from '../../../testing/conferencia.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../../testing/people.ts';
import { PHONES } from '../../../testing/sizes.ts';

type Opened = { changes?: Partial<ConferenciaImportada>; width?: number; perfil?: 'supervisor'; lugar?: number };

async function opened({ changes = {}, width = 1280, perfil, lugar }: Opened = {}) {
  await page.viewport(width, 800);
  const server = createMockServer();
  conferencia(changes)(server);
  await open(`/provas/rascunhos/${RASCUNHO_ID}/conferir${lugar === undefined ? '' : `?lugar=${lugar}`}`, {
    server,
    person: perfil ? staff(perfil) : GESTAO_VIDA,
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Conferir prova importada' })).toBeVisible();
  return server;
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sheet = page.getByRole('region', { name: 'Lugar escolhido' });
const cell = (numero: number, estado: string) => button(`Questão ${numero}: ${estado}`);
const chips = page.getByRole('group', { name: 'Mostrar os lugares' });

describe('an imported exam', () => {
  it('shows each place, chips that sum to all of them, and why an area has no TRI score', async () => {
    await opened();
    await expect.element(page.getByText('ENEM 2023 · 180 lugares · 183 de 185 questões vieram')).toBeVisible();
    await expect.element(page.getByText('3 faltas impedem')).toBeVisible();
    await expect.element(page.getByText('TRI indisponível: faltam as questões 23 e 31')).toBeVisible();
    const numbers = chips
      .getByRole('button')
      .elements()
      .map((one) => Number(/(\d+)$/u.exec(one.textContent)?.[1]));
    expect(numbers).toHaveLength(7);
    expect(numbers.reduce((sum, one) => sum + one)).toBe(180);
    expect(page.getByRole('gridcell').elements()).toHaveLength(180);
    expect(await axeViolations()).toEqual([]);
  });

  it('goes through the places by arrows, across areas, and opens one by Enter', async () => {
    await opened();
    const first = cell(12, 'Sem descrição');
    await expect.element(first).toBeVisible();
    first.element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect.element(cell(58, 'Sem imagem')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet.getByRole('heading', { name: 'Questão 58' })).toBeVisible();
  });

  it("takes INEP's key for one and goes to the next of the chip, or the next fault", async () => {
    const server = await opened();
    await chips.getByRole('button', { name: /Gabarito diverge/u }).click();
    await expect.element(sheet.getByRole('heading', { name: 'Questão 142' })).toBeVisible();
    await button('Usar D e ir à próxima').click();
    await expect
      .poll(() => server.calls('saveQuestao')[0]?.body)
      .toMatchObject({ gabarito: 'D', versao: expect.any(Number) });
    await expect.element(chips.getByRole('button', { name: 'Gabarito diverge 0' })).toBeVisible();
    await expect.element(page.getByText('2 faltas impedem')).toBeVisible();
    expect(server.calls('setRascunhoGabarito')).toEqual([]);
  });

  it('keeps the key of the file where a person decides so', async () => {
    const server = await opened();
    await cell(142, 'Gabarito diverge').click();
    await page.getByRole('radio', { name: /^C/u }).click();
    await button('Usar C e ir à próxima').click();
    await expect
      .poll(() => server.calls('setRascunhoGabarito')[0]?.body)
      .toMatchObject({ numero: 142, lingua_estrangeira: null, gabarito: 'C' });
    expect(server.calls('saveQuestao')).toEqual([]);
    await expect.element(sheet.getByRole('heading', { name: 'Questão 150' })).toBeVisible();
  });

  it('describes a picture, asks for what is missing, and goes on', async () => {
    const server = await opened();
    await cell(12, 'Sem descrição').click();
    await button('Salvar e ir à próxima').click();
    await expect.element(page.getByText('Descreva a imagem ou diga que é decorativa.')).toBeVisible();
    expect(server.calls('saveQuestao')).toEqual([]);
    await page.getByRole('textbox', { name: 'Descrição da imagem' }).fill('Um mapa do Brasil');
    await button('Salvar e ir à próxima').click();
    await expect
      .poll(() => JSON.stringify(server.calls('saveQuestao')[0]?.body))
      .toContain('alt=\\"Um mapa do Brasil\\"');
    await expect.element(sheet.getByRole('heading', { name: 'Questão 23' })).toBeVisible();
  });

  it('points the draft to the next revision where a used question was saved', async () => {
    const server = await opened();
    server.respond('saveQuestao', ({ path }) => ({
      ...Object(path),
      banco_questao_id: 7777,
    }));
    await cell(142, 'Gabarito diverge').click();
    await button('Usar D e ir à próxima').click();
    await expect.poll(() => server.calls('saveRascunhoAvaliacao').length).toBe(1);
  });

  it('shows a question as its students see it, over the place', async () => {
    await opened({ lugar: 142 });
    await sheet.getByRole('button', { name: 'Ver como aluno' }).click();
    const drawer = page.getByRole('dialog', { name: 'Como o aluno vê' });
    await expect.element(drawer.getByRole('radio', { name: 'Versão 1' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet.getByRole('button', { name: 'Ver como aluno' })).toHaveFocus();
  });

  it('leads to the editors so that they lead back to the place, which is open again', async () => {
    await opened({ lugar: 23 });
    await expect.element(sheet.getByRole('heading', { name: 'Questão 23' })).toBeVisible();
    await expect
      .element(sheet.getByRole('link', { name: 'Nova questão' }))
      .toHaveAttribute('href', `/questoes/nova?conferir=${RASCUNHO_ID}&lugar=23`);
    await cell(142, 'Gabarito diverge').click();
    await expect
      .element(sheet.getByRole('link', { name: 'Abrir a questão' }))
      .toHaveAttribute('href', expect.stringMatching(`conferir=${RASCUNHO_ID}&lugar=142$`));
  });

  it('is ready where nothing is missing', async () => {
    await opened({ changes: CLEAN });
    await expect.element(page.getByText('Pronta para usar')).toBeVisible();
    await expect.element(page.getByText('Escolha um lugar para ver o que falta nele.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ir para a prova' }))
      .toHaveAttribute('href', `/provas/rascunhos/${RASCUNHO_ID}`);
  });

  it('is only read by who does not make it', async () => {
    await opened({ perfil: 'supervisor', changes: { editavel: false } });
    await cell(142, 'Gabarito diverge').click();
    await expect.element(page.getByText('Você pode ver, mas só quem faz a prova conserta.')).toBeVisible();
    await expect.element(button(/ir à próxima/u)).not.toBeInTheDocument();
    await expect.element(button('Adicionar questão')).not.toBeInTheDocument();
  });

  it.each(PHONES)('at %i px lists the faults alone, and mends one in a sheet', async (width) => {
    await opened({ width });
    await expect.element(page.getByRole('heading', { name: 'Faltas' })).toBeVisible();
    expect(page.getByRole('gridcell').elements()).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await button(/^Questão 142/u).click();
    await expect.element(page.getByRole('dialog', { name: 'Questão 142' })).toBeVisible();
    await expect.element(button('Usar D e ir à próxima')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});
