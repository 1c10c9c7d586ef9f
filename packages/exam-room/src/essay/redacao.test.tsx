import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildResumo } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { examServer, PROVA, type ExamServer } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';
import { runningClock } from '@luneta/testing/running-clock';

const MODIFIED = 'Nova modificação detectada! Antes de continuar, salve as modificações';
const SAVED_TEXT = 'Ler é viajar sem sair do lugar.';

const sheet = page.getByRole('textbox', { name: 'Sua redação' });
const save = page.getByRole('button', { name: 'Salvar' });
const saves = (server: ExamServer) =>
  server.calls('saveRedacao').map(({ path, body }) => ({ ...path, ...(body as object) }));

async function openSheet(server = examServer(), options: Parameters<typeof open>[1] = {}) {
  await open(`${PROVA}/redacoes`, { server, ...options });
  await page.getByRole('radio', { name: 'Escrever' }).click();
  await expect.element(sheet).toBeVisible();
  return server;
}

describe('the proposal', () => {
  it('shows title, genre, description and texts', async () => {
    await open(`${PROVA}/redacoes`, { server: examServer() });
    await expect.element(page.getByRole('heading', { name: 'O valor da leitura entre os jovens' })).toBeVisible();
    for (const text of [
      /Gênero: Dissertativo-argumentativo/,
      /^Escreva um texto dissertativo/,
      /^Bibliotecas comunitárias/,
    ])
      await expect.element(page.getByText(text).first()).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('on a wide screen stands beside the sheet', async () => {
    await page.viewport(1280, 800);
    await open(`${PROVA}/redacoes`, { server: examServer() });
    await expect.element(page.getByRole('heading', { name: 'O valor da leitura entre os jovens' })).toBeVisible();
    await expect.element(sheet).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('saving', () => {
  it('any edit is unsaved until it is saved', async () => {
    const server = await openSheet();
    await expect.element(page.getByText('Salvo às 13h55')).toBeVisible();
    await expect.element(save).toBeDisabled();
    await sheet.fill(`${SAVED_TEXT} E mais.`);
    await expect.element(page.getByText(MODIFIED)).toBeVisible();
    await expect.element(save).toBeEnabled();
    expect(await axeViolations()).toEqual([]);
    await save.click();
    await expect.element(page.getByText('Salvo às 14h01')).toBeVisible();
    await expect.element(save).toBeDisabled();
    expect(saves(server)).toMatchObject([
      { proposta_redacao_id: '41', texto_redacao: `${SAVED_TEXT} E mais.`, dia: 1 },
    ]);
  });

  it('a save that is running cannot be asked twice', async () => {
    const server = examServer();
    const release = server.hold('saveRedacao');
    await openSheet(server);
    await sheet.fill('Outro texto.');
    await save.click();
    await expect.element(page.getByText('Salvando…').first()).toBeInTheDocument();
    await save.click({ force: true });
    release();
    await expect.element(page.getByText('Salvo às 14h01')).toBeVisible();
    expect(saves(server)).toHaveLength(1);
  });

  it('by keyboard Ctrl+S saves', async () => {
    const server = await openSheet();
    await sheet.fill('Por teclado.');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => saves(server).length).toBe(1);
  });

  it('five seconds after the last key it saves by itself', async () => {
    const clock = runningClock();
    const server = await openSheet();
    await sheet.fill('Sem tocar no botão.');
    await clock.advance(3);
    expect(saves(server)).toEqual([]);
    await clock.advance(2.5);
    await expect.poll(() => saves(server)).toMatchObject([{ texto_redacao: 'Sem tocar no botão.' }]);
  });

  it('leaving for the questions saves', async () => {
    const server = await openSheet();
    await sheet.fill('Antes de sair.');
    await page.getByRole('link', { name: 'Questões' }).click();
    await expect.poll(() => saves(server)).toMatchObject([{ texto_redacao: 'Antes de sair.' }]);
  });

  it('without a connection the sheet stays writable and the text is kept here', async () => {
    const server = await openSheet();
    await sheet.fill('Primeira versão.');
    server.setOffline(true);
    await save.click();
    await expect.element(page.getByText('Sem internet. Seu texto está guardado neste aparelho.')).toBeVisible();
    await expect.element(save).toBeDisabled();
    await sheet.fill('Segunda versão, sem internet.');
    await expect.element(sheet).toHaveValue('Segunda versão, sem internet.');
    expect(await axeViolations()).toEqual([]);
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => server.resumo().redacao?.texto).toBe('Segunda versão, sem internet.');
  });

  it('a text kept before a reload is there again', async () => {
    const server = await openSheet();
    await sheet.fill('Só neste aparelho.');
    server.setOffline(true);
    await save.click();
    await expect.element(page.getByText(/guardado neste aparelho\.$/)).toBeVisible();
    await openSheet(examServer(server.resumo()));
    await expect.element(sheet).toHaveValue('Só neste aparelho.');
  });
});

describe('the counters', () => {
  it.each([
    { case: 'the saved text', text: SAVED_TEXT, counts: ['7', '1', '1'] },
    { case: 'two paragraphs, one long', text: `${'palavra '.repeat(12)}\n\nfim`, counts: ['13', '3', '2'] },
    { case: 'nothing', text: '', counts: ['0', '0', '0'] },
  ])('of $case', async ({ text, counts }) => {
    await openSheet();
    await sheet.fill(text);
    const shown = () =>
      [/^palavras?$/, /^linhas?$/, /^parágrafos?$/].map(
        (name) => page.getByText(name).element().nextElementSibling?.textContent,
      );
    await expect.poll(shown).toEqual(counts);
  });

  it.each([
    { case: 'one line', text: SAVED_TEXT, line: 'Na folha pautada: 1 linha (mínimo 8, máximo 30)' },
    { case: 'a long paragraph', text: 'palavra '.repeat(41), line: 'Na folha pautada: 5 linhas (mínimo 8, máximo 30)' },
  ])('beside them are the lines of the ruled sheet: $case', async ({ text, line }) => {
    await openSheet();
    await sheet.fill(text);
    await expect.element(page.getByText(line)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([1, 2] as const)('they stand against what the task asks for, in version %d', async (version) => {
    const { redacao } = buildResumo();
    const server = examServer({ redacao: redacao && { ...redacao, min_linhas: 5, max_linhas: 20 } });
    await openSheet(server, { version });
    await sheet.fill('linha\n'.repeat(21));
    await expect.element(page.getByText('Na folha pautada: 21 linhas (mínimo 5, máximo 20)')).toBeVisible();
    await expect.element(page.getByText(/^Seu texto passou do limite de 20 linhas\./)).toBeVisible();
  });

  it('version 1 keeps its documented numbers beside them', async () => {
    await openSheet(examServer(), { version: 1 });
    await sheet.fill('palavra '.repeat(301));
    await expect.element(page.getByText('Na folha pautada: 31 linhas (mínimo 8, máximo 30)')).toBeVisible();
    await expect.element(page.getByText(/^Seu texto passou do limite de 30 linhas\./)).toBeVisible();
    expect(page.getByText('linha', { exact: true }).element().nextElementSibling?.textContent).toBe('1');
  });

  it('one paragraph that fills more than the sheet is too long', async () => {
    await openSheet();
    await sheet.fill('palavra '.repeat(301));
    await expect.element(page.getByText('Na folha pautada: 31 linhas (mínimo 8, máximo 30)')).toBeVisible();
    await expect.element(page.getByText(/^Seu texto passou do limite de 30 linhas\./)).toBeVisible();
  });

  it('more lines than the sheet has is said, and still saved', async () => {
    await openSheet();
    await sheet.fill('linha\n'.repeat(31));
    await expect
      .element(page.getByText('Seu texto passou do limite de 30 linhas. Corte um pouco antes de salvar.'))
      .toBeVisible();
    await expect.element(save).toBeEnabled();
  });
});

describe('only looking', () => {
  it('staff read the text and cannot write', async () => {
    const server = await openSheet(examServer(), { person: PROFESSOR_WITH_BIA });
    await expect.element(page.getByText('Apenas visualização.')).toBeVisible();
    await expect.element(sheet).toHaveAttribute('readonly');
    await expect.element(save).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
    expect(saves(server)).toEqual([]);
  });
});
