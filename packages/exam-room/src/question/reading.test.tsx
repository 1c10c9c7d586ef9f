/** Where a question begins, what covers it, and what Back does, on a phone and on a desktop. */
import { buildQuestao } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { examServer, questao } from '../testing/exam-server.ts';
import { open } from '../testing/open.tsx';

const [SECOND, BLANK] = [513, 514];
const card = (numero: number) => page.getByRole('article', { name: new RegExp(`^Questão ${numero}\\b`) });
const heading = (numero: number) => page.getByRole('heading', { name: `Questão ${numero}`, exact: true });
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const bottom = page.getByRole('navigation', { name: 'Navegação entre questões' });
const next = page.getByRole('button', { name: 'Próxima' });
const grid = page.getByRole('dialog', { name: 'Todas as questões' });
const rect = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();

type Given = { enunciado?: string; opcao_c?: string; opcao_d?: string; opcao_e?: string | null };

/** An exam whose questions have `enunciado`, and a fifth option `opcao_e`. */
function serverWith({ enunciado, opcao_e = '<p>A quinta.</p>', ...given }: Given) {
  const server = examServer();
  const { opcao_a, opcao_b, opcao_c, opcao_d } = buildQuestao(given);
  const items = server.resumo().materias.flatMap(({ itens }) => itens);
  server.respond('getProvaQuestoes', {
    avaliacao_conhecimento_id: 401,
    dia_prova: 1,
    questoes: items.map(({ banco_questao_id, numero, lingua_estrangeira }) => ({
      banco_questao_id,
      numero,
      lingua_estrangeira: lingua_estrangeira ?? null,
      enunciado: enunciado ?? `<p>Enunciado ${numero}</p>`,
      opcao_a,
      opcao_b,
      opcao_c,
      opcao_d,
      opcao_e,
    })),
  });
  return server;
}
const LONG = '<p>Leia com calma cada linha deste texto.</p>'.repeat(60);

describe('a new question', () => {
  it('starts at its top with the focus on its heading, and Back finds the place that was read', async () => {
    const app = await open(questao(BLANK), { server: serverWith({ enunciado: LONG }) });
    await expect.element(option('E')).toBeInTheDocument();
    scrollTo(0, 900);
    const button = next.element();
    if (button instanceof HTMLElement) button.click();
    await expect.element(card(4)).toBeVisible();
    await expect.poll(() => scrollY).toBe(0);
    await expect.poll(() => document.activeElement?.textContent).toBe('Questão 4');
    app.back();
    await expect.element(card(3)).toBeVisible();
    await expect.poll(() => scrollY).toBe(900);
  });

  it('is read in one call for all of them', async () => {
    const server = examServer();
    await open(questao(BLANK), { server });
    await expect.element(option('A')).toBeInTheDocument();
    server.setOffline(true);
    await next.click();
    await expect.element(page.getByText('Enunciado 4 (515)')).toBeVisible();
    expect([server.calls('getProvaQuestoes').length, server.calls('getQuestao').length]).toEqual([1, 0]);
  });

  it('is asked for by itself where the call for all of them fails', async () => {
    const server = examServer();
    server.fail('getProvaQuestoes', 500);
    await open(questao(BLANK), { server });
    await expect.element(page.getByText('Enunciado 3 (514)')).toBeVisible();
  });
});

it.each([
  ['two', { opcao_c: '', opcao_d: '', opcao_e: null }, ['A', 'B']],
  ['three', { opcao_d: '', opcao_e: null }, ['A', 'B', 'C']],
  ['four', { opcao_e: null }, ['A', 'B', 'C', 'D']],
  ['five', {}, ['A', 'B', 'C', 'D', 'E']],
])('[ALT-2] an exam question with %s alternatives shows these', async (_, given, letters) => {
  await open(questao(BLANK), { server: serverWith(given) });
  await expect.element(option('A')).toBeInTheDocument();
  const said = page
    .getByRole('radio')
    .elements()
    .map((one) => one.closest('label')?.textContent);
  expect(said.map((text) => /Alternativa ([A-E])/u.exec(text ?? '')?.[1])).toEqual(letters);
});

describe('the grid on a phone', () => {
  it('is closed by Back, which stays on the question', async () => {
    const app = await open(questao(SECOND), { server: examServer() });
    await next.click();
    await expect.element(card(3)).toBeVisible();
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await expect.element(grid).toBeVisible();
    app.back();
    await expect.element(grid).not.toBeInTheDocument();
    expect(app.place()).toBe(questao(BLANK));
    await expect.element(card(3)).toBeVisible();
  });

  it('leaves no entry of its own behind the question that was chosen', async () => {
    const app = await open(questao(SECOND), { server: examServer() });
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await grid.getByRole('button', { name: /^Questão 4,/ }).click();
    await expect.element(card(4)).toBeVisible();
    app.back();
    await expect.element(card(2)).toBeVisible();
    await expect.element(grid).not.toBeInTheDocument();
  });

  it('names the ring around the question on screen', async () => {
    await open(questao(SECOND), { server: examServer() });
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await expect.element(grid.getByRole('list', { name: 'Legenda' }).getByText('Questão atual')).toBeVisible();
  });
});

describe('what covers a question', () => {
  it.each([320, 360])('at %i px an option that takes the focus is above the bar', async (width) => {
    await page.viewport(width, 640);
    await open(questao(BLANK), { server: serverWith({ enunciado: LONG }) });
    await expect.element(option('A')).toBeInTheDocument();
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      scrollTo(0, 0);
      const radio = option(letter).element();
      if (radio instanceof HTMLElement) radio.focus();
      const label = radio.closest('label') ?? radio;
      expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(rect(bottom).top);
    }
  });

  it('the tools of the reading size take no line of the text', async () => {
    await open(questao(BLANK), { server: serverWith({ enunciado: '<p>A primeira linha.</p>' }) });
    const text = page.getByText('A primeira linha.');
    await expect.element(text).toBeVisible();
    expect(rect(text).top).toBeLessThan(rect(page.getByRole('button', { name: 'Aumentar o texto' })).bottom);
  });

  it('on a desktop the two buttons stand below the question, not in the middle of the window', async () => {
    await page.viewport(1280, 800);
    await open(questao(BLANK), { server: examServer() });
    await expect.element(card(3)).toBeVisible();
    const [column, previous, forward] = [card(3), page.getByRole('button', { name: 'Anterior' }), next].map(rect);
    expect(previous?.left).toBeCloseTo(column?.left ?? Number.NaN, 0);
    expect(forward?.right).toBeCloseTo(column?.right ?? Number.NaN, 0);
  });
});

describe('an option without text', () => {
  it.each(['<p>&#160;</p>', '<p>\u200b</p>', '<p><img alt=""></p>', ' '])('%s is not drawn', async (opcao_e) => {
    await open(questao(BLANK), { server: serverWith({ opcao_e }) });
    await expect.element(option('D')).toBeInTheDocument();
    expect(page.getByRole('radio').all()).toHaveLength(4);
  });
});

describe('by keyboard', () => {
  it('Escape closes the grid and gives the focus back', async () => {
    await open(questao(SECOND), { server: examServer() });
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await expect.element(grid).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(grid).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe('Ver todas');
    await expect.element(heading(2)).toBeVisible();
  });
});
