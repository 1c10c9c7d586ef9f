/** The exam with the policy and the words of version 1 (S2 §2.14, §4.6, §8): where it differs from version 2. */
import { buildResumo, buildResumoItem } from '@luneta/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { examServer, PROVA, questao, type Resumo } from './testing/exam-server.ts';
import { axeViolations, open } from './testing/open.tsx';
import { fullMotion } from '@luneta/testing/full-motion';
import { runningClock } from '@luneta/testing/running-clock';

const BLANK = 514;
const [ENGLISH, SPANISH] = [511, 512];

const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const question = (numero: number) => page.getByRole('heading', { level: 2, name: `Questão ${numero}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const timer = page.getByRole('timer', { name: 'Tempo restante' });

async function openAt(path: string, changes: Partial<Resumo> = {}) {
  const server = examServer({ responde_apos_entrega: true, ...changes });
  const clock = runningClock();
  const app = await open(path, { server, version: 1 });
  return { server, clock, app };
}

beforeEach(() => page.viewport(360, 800));

describe('the countdown', () => {
  const { materias } = buildResumo();
  const colourAt = async (tempo_restante: number) => {
    await openAt(questao(BLANK), { tempo_restante, materias });
    await expect.element(timer).toBeVisible();
    return getComputedStyle(timer.element()).backgroundColor;
  };

  it('is blue from 15 minutes on, pink below, and without a warning over the question', async () => {
    const [blue, pink] = [await colourAt(920), await colourAt(880)];
    expect(pink).not.toBe(blue);
    expect(page.getByRole('dialog', { name: 'Atenção' }).elements()).toEqual([]);
  });

  it("below zero says 'Seu tempo de prova acabou!', counts five seconds and leads to the finished page", async () => {
    const { app, clock, server } = await openAt(questao(BLANK), { tempo_restante: 2 });
    await expect.element(option('A')).toBeInTheDocument();
    await clock.advance(4);
    const over = page.getByRole('alertdialog', { name: 'Seu tempo de prova acabou!' });
    await expect.element(over).toBeVisible();
    expect(app.place()).toBe(questao(BLANK));
    await clock.advance(6);
    await expect.poll(app.place).toBe(`${PROVA}/finalizado`);
    // The server closes by itself (decision 93): version 1 has no call for it.
    expect(server.calls('closeProva')).toEqual([]);
  });
});

describe('the grid of all questions', () => {
  const items = Array.from({ length: 17 }, (_, n) => buildResumoItem({ numero: n + 1 }));
  const { materias } = buildResumo();
  const [first] = materias;

  it('has sixteen questions to a page', async () => {
    if (first === undefined) throw new Error('the example has no subject');
    await openAt(questao(501), { materias: [{ ...first, itens: items }], redacao: null, existe_redacao: false });
    await button('Ver todas').click();
    const list = page.getByRole('list', { name: 'Questões da prova' });
    await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(16);
    await button('Próxima página').click();
    await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(1);
  });
});

describe('the next question', () => {
  it('slides in, in 500 and then 100 ms, with the focus on its heading', async () => {
    await fullMotion();
    const animate = vi.spyOn(Element.prototype, 'animate');
    onTestFinished(() => animate.mockRestore());
    const { app } = await openAt(questao(BLANK));
    await expect.element(option('A')).toBeInTheDocument();
    animate.mockClear();
    await button('Próxima').click();
    await expect.element(question(4)).toHaveFocus();
    expect(app.place()).not.toBe(questao(BLANK));
    const moves = animate.mock.calls.flatMap(([, how]) => (typeof how === 'object' ? [how.duration] : []));
    expect(moves).toEqual(expect.arrayContaining([500, 100]));
    expect(await axeViolations()).toEqual([]);
  });

  it('a changed answer is saved once on the way, an unchanged one not at all', async () => {
    const { server } = await openAt(questao(BLANK));
    await expect.element(option('B')).toBeInTheDocument();
    await option('B').click({ force: true });
    await button('Próxima').click();
    await expect.element(question(4)).toHaveFocus();
    await button('Anterior').click();
    await expect.element(question(3)).toHaveFocus();
    await button('Próxima').click();
    await expect.element(question(4)).toHaveFocus();
    expect(server.saves()).toEqual([[9004, 2]]);
  });
});

describe('the foreign language', () => {
  it('changes to the question of the same number', async () => {
    const { app } = await openAt(questao(ENGLISH), { lingua_estrangeira: 1 });
    await page.getByRole('radio', { name: 'Espanhol' }).click({ force: true });
    await expect.element(page.getByText(/Confira a resposta antes de entregar\.$/)).toBeVisible();
    await expect.poll(app.place).toBe(questao(SPANISH));
    await expect.element(question(1)).toBeVisible();
  });
});

describe('the essay', () => {
  const sheet = page.getByRole('textbox');
  const save = button('Salvar');

  async function openSheet() {
    const opened = await openAt(`${PROVA}/redacoes`);
    await page.getByRole('radio', { name: 'Escrever' }).click();
    await expect.element(sheet).toBeVisible();
    return opened;
  }

  it("any edit says 'Nova modificação detectada!', and only then it can be saved", async () => {
    const { server } = await openSheet();
    await expect.element(save).toBeDisabled();
    await sheet.fill('Ler é viajar longe.');
    await expect.element(page.getByText('Nova modificação detectada!')).toBeVisible();
    await save.click();
    await expect.poll(() => server.calls('saveRedacao')).toHaveLength(1);
    await expect.element(page.getByText('Nova modificação detectada!')).not.toBeInTheDocument();
    await expect.element(save).toBeDisabled();
  });

  it('counts words without lone punctuation, lines with text, and a paragraph for each ten words of a line', async () => {
    await openSheet();
    await sheet.fill('um dois três quatro cinco seis sete oito nove dez onze\n\n- doze');
    const shown = () =>
      [/^palavras?$/, /^linhas?$/, /^parágrafos?$/].map(
        (name) => page.getByText(name).element().nextElementSibling?.textContent,
      );
    await expect.poll(shown).toEqual(['12', '2', '3']);
  });
});

describe('without a connection', () => {
  it('answering goes on, a choice waits on this device and is sent when the connection is back (decision 94)', async () => {
    const { server, clock } = await openAt(questao(BLANK));
    await expect.element(option('B')).toBeInTheDocument();
    server.setOffline(true);
    await option('B').click({ force: true });
    await button('Próxima').click();
    await expect.element(page.getByText(/^Sem internet\. Suas respostas estão guardadas neste aparelho/)).toBeVisible();
    await expect.element(question(4)).toHaveFocus();
    await option('C').click({ force: true });
    await expect.element(option('C')).toBeChecked();
    server.setOffline(false);
    await clock.advance(20);
    await expect.poll(server.saves).toEqual([
      [9004, 2],
      [9005, 3],
    ]);
  });
});

describe('an exam that was finished elsewhere', () => {
  it('a save refused for it leads to the list', async () => {
    const { server, app } = await openAt(questao(BLANK));
    await expect.element(option('B')).toBeInTheDocument();
    server.fail('saveResposta', 409, { avaliacao_finalizada: true });
    await option('B').click({ force: true });
    await button('Próxima').click();
    await expect.poll(app.place).toBe('/avaliacoes');
  });
});
