/** An exam on paper: what is chosen is asked for and stands in the address, and what is shown is what is printed. */
import { codigoDaFolha } from '@luneta/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { impressao } from '../../../testing/impressao.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { provas } from '../../../testing/provas.ts';
import { schoolServer } from '../../../testing/server.ts';
import { qrShape } from '../../../shared/qr/qr-shape.ts';

const PATH = '/provas/avaliacoes/31/impressao';
function serverWith() {
  const server = schoolServer();
  provas()(server);
  impressao(server);
  return server;
}
const openPage = async (search = '', options: Parameters<typeof open>[1] = {}) => {
  await page.viewport(1280, 900);
  return open(`${PATH}${search}`, { server: serverWith(), ...options });
};
const print = page.getByRole('button', { name: 'Imprimir' });
const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(async () => {
  await emulate('');
  vi.restoreAllMocks();
});

describe('[MON-8] the booklet', () => {
  it('has every question once, its passage before the first that shares it, and says what is annulled', async () => {
    await openPage();
    const questions = page.getByRole('article');
    await expect.poll(() => questions.elements().length).toBe(20);
    await expect.element(page.getByText('Texto das questões 3 a 4')).toBeVisible();
    await expect.element(questions.nth(6).getByText('Questão anulada.')).toBeVisible();
    expect(questions.nth(0).getByRole('listitem').elements()).toHaveLength(5);
    expect(questions.nth(3).getByRole('listitem').elements()).toHaveLength(4);
    expect(await axeViolations()).toEqual([]);
  });

  it.each(['11', '14', '18'])('no text of a question is smaller than the %s pt chosen', async (tamanho) => {
    await openPage(`?tamanho=${tamanho}`);
    await expect.poll(() => page.getByRole('article').elements().length).toBe(20);
    await emulate('print');
    const sizes = page
      .getByRole('article')
      .elements()
      .flatMap((question) => [...question.querySelectorAll('p, h3, span, math')])
      .map((part) => Number.parseFloat(getComputedStyle(part).fontSize) * 0.75);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Number(tamanho) - 0.01);
  });

  it('on paper stands alone: head, choices and navigation are gone', async () => {
    await openPage();
    await expect.element(print).toBeVisible();
    await emulate('print');
    await expect.element(print).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
    await expect.element(page.getByText('Nome', { exact: true })).toBeVisible();
  });

  it('opens the printing of the browser', async () => {
    const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openPage();
    await print.click();
    await expect.poll(() => printing.mock.calls.length).toBe(1);
  });
});

describe('[MON-8] what is chosen', () => {
  it('is asked for and stands in the address', async () => {
    const app = await openPage();
    await userEvent.selectOptions(page.getByLabelText('Documento'), 'tabela');
    await page.getByRole('radio', { name: 'C', exact: true }).click();
    await expect.element(page.getByRole('columnheader', { name: 'Nº impresso' })).toBeVisible();
    await expect.poll(() => app.place()).toBe(`${PATH}?documento=tabela&versao=C`);
    expect(app.server.calls('getImpressao').at(-1)?.query).toEqual({ tipo: 'caderno', modelo: 'C' });
    // The first number printed is the last place of the exam.
    await expect.element(page.getByRole('row', { name: /^1 20 MAT-0520/u })).toBeVisible();
  });

  it('sheets and list wait for a class, and nothing is asked before', async () => {
    const app = await openPage('?documento=folhas');
    await expect.element(page.getByText('Folhas e lista são de uma turma. Escolha a turma acima.')).toBeVisible();
    await expect.element(print).not.toBeInTheDocument();
    await userEvent.selectOptions(page.getByLabelText('Turma', { exact: true }), '31');
    await expect.element(print).toBeVisible();
    expect(app.server.calls('getImpressao').at(-1)?.query).toEqual({ tipo: 'folha', turma_id: '31' });
  });

  it('says in the words of the server why it is not given', async () => {
    const server = serverWith();
    server.fail('getImpressao', 403, { message: 'Peça a quem fez.' });
    await openPage('', { server, person: staff('professor') });
    await expect.element(page.getByText('Peça a quem fez.')).toBeVisible();
  });
});

describe('[MON-8] answer sheets', () => {
  it('are one for each student with the name, and as many blank ones as are wanted', async () => {
    await openPage('?documento=folhas&turma=31');
    const sheets = page.getByRole('img', { name: /^Folha de respostas/u });
    await expect.poll(() => sheets.elements().length).toBe(6);
    await expect.element(page.getByRole('img', { name: 'Folha de respostas, Bento Brandão' })).toBeVisible();
    await userEvent.fill(page.getByLabelText('Folhas em branco'), '99');
    await expect.element(page.getByText('Escreva um número de 0 a 50.')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Folhas em branco'), '0');
    await expect.poll(() => sheets.elements().length).toBe(4);
    expect(await axeViolations()).toEqual([]);
  });

  it('have four marks, and each a code that names class, day, version and its own student', async () => {
    await openPage('?documento=folhas&turma=31&versao=B');
    const sheets = page.getByRole('img', { name: /^Folha de respostas/u });
    await expect.poll(() => sheets.elements().length).toBe(6);
    expect(sheets.elements().map((sheet) => sheet.querySelectorAll('rect').length)).toEqual([4, 4, 4, 4, 4, 4]);
    const pathOf = (turma_aluno_id: number | null) => {
      const folha = { turma_avaliacao_id: 301, dia_prova: 1, turma_aluno_id, modelo: 'B' } as const;
      return qrShape(codigoDaFolha(folha)).path;
    };
    const students = ['Ana Amado', 'Bento Brandão', 'Cecília Couto', 'Davi Dutra'];
    for (const [n, name] of students.entries()) {
      const sheet = page.getByRole('img', { name: `Folha de respostas, ${name}` }).element();
      expect(sheet.querySelector('path')?.getAttribute('d')).toBe(pathOf(31_001 + n));
    }
    const blank = sheets.elements().slice(students.length);
    for (const sheet of blank) expect(sheet.querySelector('path')?.getAttribute('d')).toBe(pathOf(null));
  });

  it('have bubbles of 4 mm and more, four for a question with four options and none for a text', async () => {
    await openPage('?documento=folhas&turma=31');
    const sheet = page.getByRole('img', { name: 'Folha de respostas, Ana Amado' });
    await expect.element(sheet).toBeVisible();
    await emulate('print');
    const bubbles = [...sheet.element().querySelectorAll('circle')];
    // Nineteen questions with options, four of them with four.
    expect(bubbles).toHaveLength(19 * 5 - 4);
    const widths = bubbles.map((bubble) => bubble.getBoundingClientRect().width / (96 / 25.4));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(4);
  });
});

describe('[MON-8] lists', () => {
  it('of who came has number, name and room to sign', async () => {
    await openPage('?documento=presenca&turma=31');
    await expect.element(page.getByRole('row', { name: /^2 Bento Brandão/u })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('of keys says text and annulled in words', async () => {
    await openPage('?documento=gabarito');
    await expect.element(page.getByRole('row', { name: '1 C' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: '7 Anulada' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: '20 Escrita' })).toBeVisible();
  });
});

it('a draft has its booklet alone', async () => {
  await page.viewport(360, 800);
  await open('/provas/rascunhos/3f6a2c1e-5d1a-4c0a-9d5e-2b7d7f1f0a35/impressao', { server: serverWith() });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Prévia da impressão' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Questão 1' })).toBeVisible();
  await expect.element(page.getByLabelText('Documento')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await axeViolations()).toEqual([]);
});
