/**
 * What a student sees of an answer, a text or an essay that the server does not take (decision 208): at the field, when handing
 * in, and on the receipt. Every write in both versions, the refusals by turns; with LUNETA_PROVE=1 (`pnpm check:all`) every
 * refusal × write × version, as `refusals.test.ts` of `@luneta/exam` always proves them without a screen.
 */
import { describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';

import { examServer, PROVA, questao, withText, WRITTEN, type ExamServer } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';

const TEXT = 'Ler é viajar sem sair do lugar. E quem viaja aprende.';
const BLANK = 514;

const REFUSALS = [
  { status: 400, message: 'Deve ter no máximo 20000 caracteres.' },
  { status: 403, message: 'Apenas visualização: nada pode ser alterado.' },
  { status: 409, message: 'Esta avaliação ainda não começou.' },
  { status: 413, message: 'O conteúdo enviado é grande demais.' },
  { status: 422, message: 'Esta questão pede outra resposta.' },
] as const;

const sheet = page.getByRole('textbox', { name: 'Sua redação' });
const answer = page.getByRole('textbox', { name: 'Sua resposta' });
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });

const WRITES = {
  option: {
    call: 'saveResposta',
    write: async (server: ExamServer, version: 1 | 2) => {
      await open(questao(BLANK), { server, version });
      await option('B').click({ force: true });
    },
    cell: 'Questão 3, não salva, alternativa B',
    isOnDevice: () => option('B').query()?.matches(':checked'),
    says: (message: string) => `Esta resposta não foi salva. ${message} Ela está guardada neste aparelho.`,
    name: 'Questão 3',
    part: 'uma resposta',
  },
  text: {
    call: 'saveRespostaSubjetiva',
    write: async (server: ExamServer, version: 1 | 2) => {
      await open(questao(WRITTEN), { server, version });
      await answer.fill(TEXT);
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    },
    cell: 'Questão 4, não salva',
    isOnDevice: () => answer.query()?.textContent === TEXT,
    says: (message: string) => `Não foi salvo. ${message} O texto está guardado neste aparelho.`,
    name: 'Questão 4',
    part: 'uma resposta',
  },
  essay: {
    call: 'saveRedacao',
    write: async (server: ExamServer, version: 1 | 2) => {
      await open(`${PROVA}/redacoes`, { server, version });
      await page.getByRole('radio', { name: 'Escrever' }).click();
      await sheet.fill(TEXT);
      await page.getByRole('button', { name: 'Salvar' }).click();
    },
    // The grid holds no essay.
    cell: null,
    isOnDevice: () => sheet.query()?.textContent === TEXT,
    says: (message: string) => `Não foi salvo. ${message} O texto está guardado neste aparelho.`,
    name: 'Redação',
    part: 'a redação',
  },
} as const;

const WORDS = {
  1: {
    finish: 'Entregar Prova',
    title: 'Leia antes de entregar...',
    confirm: 'ENTREGAR PROVA',
    without: 'ENTREGAR SEM ISSO',
  },
  2: {
    finish: 'Finalizar Avaliação',
    title: 'Finalizar a avaliação?',
    confirm: 'Finalizar Avaliação',
    without: 'Finalizar sem isso',
  },
} as const;

/** 'Ver todas' shows the question so, and its legend says what that means. */
async function inGrid(name: string) {
  await page.getByRole('button', { name: 'Ver todas' }).click();
  const grid = page.getByRole('dialog', { name: 'Todas as questões' });
  await expect.element(grid.getByRole('button', { name, exact: true })).toBeVisible();
  await expect.element(grid.getByRole('list', { name: 'Legenda' }).getByText('Não salva')).toBeVisible();
  await grid.getByRole('button', { name: 'Fechar' }).click();
  await expect.element(grid).not.toBeInTheDocument();
}

const CASES = ([1, 2] as const)
  .flatMap((version) => (['option', 'text', 'essay'] as const).map((write) => ({ version, write })))
  .flatMap((made, turn) =>
    REFUSALS.filter((_, n) => inject('prove') || n === turn % REFUSALS.length).map((refusal) => ({
      ...made,
      ...refusal,
    })),
  );

it.each(CASES)(
  'version $version, $write, $status: said at the field and in the grid, named when handing in, told on the receipt',
  async ({ version, write, status, message }) => {
    const server = examServer(withText());
    const { call, write: writes, cell, isOnDevice, says, name, part } = WRITES[write];
    const words = WORDS[version];
    server.fail(call, status, { message });
    await writes(server, version);

    // At the field, which keeps the work and stays writable.
    await expect.element(page.getByText(says(message)).first()).toBeVisible();
    await expect.poll(isOnDevice).toBe(true);

    // In the grid of all questions.
    if (cell !== null) await inGrid(cell);

    // Handing in tries once more, names it, and does not hand in.
    await page.getByRole('button', { name: words.finish, exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: words.title });
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect.element(dialog.getByRole('button', { name: words.without })).toBeVisible();
    await expect.element(dialog.getByText('Isto não foi salvo')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    await expect.element(dialog.getByText(`${name}: ${message}`)).toBeVisible();
    expect(server.calls('closeProva')).toEqual([]);

    // Whoever goes on sees a receipt that says what it leaves out.
    await dialog.getByRole('button', { name: words.without }).click();
    await expect.element(page.getByText('recibo: incompleta')).toBeVisible();
    await expect.element(page.getByText(`Não foi salvo: ${part}`)).toBeVisible();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(server.calls('closeProva')).toHaveLength(1);

    // Written, handed in, and asked for once more by the receipt.
    await expect.poll(() => server.calls(call).length).toBe(3);
  },
);

it.each([1, 2] as const)('version %i: the question about what is not stored is accessible', async (version) => {
  const server = examServer();
  server.fail('saveResposta', 400, { message: 'Escolha uma das alternativas.' });
  await WRITES.option.write(server, version);
  await expect.element(page.getByText(/^Esta resposta não foi salva\./).first()).toBeVisible();
  await page.getByRole('button', { name: WORDS[version].finish, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: WORDS[version].title });
  await dialog.getByRole('button', { name: WORDS[version].confirm }).click();
  await expect.element(dialog.getByRole('button', { name: WORDS[version].without })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

describe('a refusal that is mended', () => {
  it.each([1, 2] as const)('version %i: the dialog leads to the field, and the receipt is clean', async (version) => {
    const server = examServer();
    server.fail('saveResposta', 422, { message: 'Esta questão pede outra resposta.' });
    await WRITES.option.write(server, version);
    await expect.element(page.getByText(/^Esta resposta não foi salva\./).first()).toBeVisible();
    await page.getByRole('button', { name: WORDS[version].finish, exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: WORDS[version].title });
    await dialog.getByRole('button', { name: 'Questão 3', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    server.heal();
    await page.getByRole('button', { name: 'Tentar salvar de novo' }).click();
    await expect.element(page.getByText(/^Esta resposta não foi salva\./)).not.toBeInTheDocument();
    await page.getByRole('button', { name: WORDS[version].finish, exact: true }).click();
    await dialog.getByRole('button', { name: WORDS[version].confirm }).click();
    await expect.element(page.getByText('recibo: limpa')).toBeVisible();
  });

  it('an essay: Salvar sends it again, and a reload still says the reason', async () => {
    const server = examServer();
    server.fail('saveRedacao', 413, { message: 'O conteúdo enviado é grande demais.' });
    await WRITES.essay.write(server, 2);
    await expect.element(sheet).toHaveAttribute('aria-invalid', 'true');
    server.heal();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(page.getByText('Salvo às 14h01')).toBeVisible();
    expect(server.resumo().redacao?.texto).toBe(TEXT);
  });
});

describe('the length of a text answer (rule TXT-3)', () => {
  it.each([
    ['well below the limit', 10, null],
    ['near the limit', 9000, 'Faltam 1.000 caracteres para o limite de tamanho.'],
    ['above it', 10_001, 'Seu texto passou do limite: corte 1 caractere para salvar.'],
  ])('%s', async (_name, length, says) => {
    await open(questao(WRITTEN), { server: examServer(withText()) });
    await answer.fill('a'.repeat(length));
    await expect.element(page.getByText(`${length.toLocaleString('pt-BR')} de 10.000 caracteres`)).toBeVisible();
    await expect.poll(() => page.getByText(/limite/).query()?.textContent ?? null).toBe(says);
  });
});

describe('the length of an essay (rule TXT-3)', () => {
  it.each([
    ['well below the limit', 10, null],
    ['near the limit', 19_000, 'Faltam 1.000 caracteres para o limite de tamanho.'],
    ['at the limit', 20_000, 'Seu texto chegou ao limite de tamanho.'],
    ['above it', 20_002, 'Seu texto passou do limite: corte 2 caracteres para salvar.'],
  ])('%s', async (_name, length, says) => {
    await open(`${PROVA}/redacoes`, { server: examServer() });
    await page.getByRole('radio', { name: 'Escrever' }).click();
    await sheet.fill('a'.repeat(length));
    await expect.element(sheet).toHaveValue('a'.repeat(length));
    await expect.poll(() => page.getByText(/limite/).query()?.textContent ?? null).toBe(says);
  });
});
