import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { examServer, questao, withText, WRITTEN, type ExamServer } from '../../testing/exam-server.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { runningClock } from '@luneta/testing/running-clock';

const TEXT = 'A seca expulsou as famílias do sertão.';

const field = page.getByRole('textbox', { name: 'Sua resposta' });
const save = page.getByRole('button', { name: 'Salvar', exact: true });
const bar = page.getByRole('banner', { name: 'Prova em andamento' });
const card = (numero: number) => page.getByRole('article', { name: new RegExp(`^Questão ${numero}\\b`) });
const texts = (server: ExamServer) =>
  server.calls('saveRespostaSubjetiva').map(({ body }) => (body as { texto_resposta: string }).texto_resposta);

describe.each([1, 2] as const)('version %i', (version) => {
  it('a question without options has the statement and a field, and no options', async () => {
    await open(questao(WRITTEN), { server: examServer(withText()), version });
    await expect.element(page.getByText('Enunciado 4 (515)')).toBeVisible();
    await expect.element(field).toHaveAttribute('spellcheck', 'true');
    await expect.element(page.getByText('0 de 10.000 caracteres')).toBeVisible();
    expect(page.getByRole('radio').all()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('what is typed is saved five seconds after the last key', async () => {
    const clock = runningClock();
    const server = examServer(withText());
    await open(questao(WRITTEN), { server, version });
    await field.fill(TEXT);
    await expect.element(page.getByText('Ainda não salvo. Salvamos quando você parar de escrever.')).toBeVisible();
    await clock.advance(3);
    expect(texts(server)).toEqual([]);
    await clock.advance(2.5);
    await expect.poll(() => texts(server)).toEqual([TEXT]);
    await expect.element(page.getByText('Salvo', { exact: true }).first()).toBeVisible();
    await expect.element(save).toBeDisabled();
  });

  it('without a connection it is kept here, and a reload shows it and sends it', async () => {
    const server = examServer(withText());
    await open(questao(WRITTEN), { server, version });
    await field.fill('Primeira versão.');
    server.setOffline(true);
    window.dispatchEvent(new Event('offline'));
    await expect.element(page.getByText('Sem internet. Seu texto está guardado neste aparelho.')).toBeVisible();
    await field.fill(TEXT);
    server.setOffline(false);
    await open(questao(WRITTEN), { server, version });
    await expect.element(field).toHaveValue(TEXT);
    await expect.poll(() => texts(server)).toEqual([TEXT]);
  });
});

describe('saving', () => {
  it('by the button, and by Ctrl+S', async () => {
    const server = examServer(withText());
    await open(questao(WRITTEN), { server });
    await expect.element(save).toBeDisabled();
    await field.fill('A seca.');
    await save.click();
    await expect.poll(() => texts(server)).toEqual(['A seca.']);
    await field.fill(TEXT);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => texts(server)).toEqual(['A seca.', TEXT]);
  });

  it('moving on saves, and the buttons take the first click', async () => {
    const server = examServer(withText());
    await open(questao(WRITTEN), { server });
    await field.fill(TEXT);
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect.element(card(3)).toBeVisible();
    await expect.poll(() => texts(server)).toEqual([TEXT]);
  });
});

describe('what counts it', () => {
  it('the bar and the grid, while it is not blank', async () => {
    await open(questao(WRITTEN), { server: examServer(withText()) });
    await expect.element(bar.getByText('2/4')).toBeInTheDocument();
    await field.fill('  ');
    await expect.element(bar.getByText('2/4')).toBeInTheDocument();
    await field.fill(TEXT);
    await expect.element(bar.getByText('3/4')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Ver todas' }).click();
    const grid = page.getByRole('dialog', { name: 'Todas as questões' });
    await expect.element(grid.getByRole('button', { name: 'Questão 4, respondida', exact: true })).toBeVisible();
    await expect.element(grid.getByText('3 de 4 respondidas')).toBeVisible();
  });

  it('the question that hands in', async () => {
    await open(questao(WRITTEN), { server: examServer(withText(TEXT)) });
    await page.getByRole('button', { name: 'Finalizar Avaliação', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Finalizar a avaliação?' });
    await expect.element(dialog.getByText('Há 1 questão em branco. Quer conferir antes de finalizar?')).toBeVisible();
  });
});

it('a view that may only look shows the text and takes none', async () => {
  await open(questao(WRITTEN), { server: examServer(withText(TEXT)), person: PROFESSOR_WITH_BIA });
  await expect.element(field).toHaveValue(TEXT);
  await expect.element(field).toHaveAttribute('readonly');
  await expect.element(save).toBeDisabled();
});

it('another device that wrote meanwhile is shown beside', async () => {
  const server = examServer(withText());
  await open(questao(WRITTEN), { server });
  await field.fill(TEXT);
  let seen = 0;
  server.respond('saveRespostaSubjetiva', ({ body }) => {
    const { seq, texto_resposta } = body as { seq: number; texto_resposta: string };
    const first = (seen += 1) === 1;
    return {
      turma_avaliacao_questao_resposta_id: 9005,
      texto_resposta: first ? 'De outro aparelho.' : texto_resposta,
      seq: first ? 40 : seq,
      gravada_em: '2026-11-21T14:01:00-03:00',
      palavras: 3,
      tempo_restante: 18_000,
      qtde_itens_respondidos: 3,
      situacao: first ? ('ignorada_mais_antiga' as const) : ('gravada' as const),
    };
  });
  await save.click();
  await expect.element(page.getByText('De outro aparelho.')).toBeVisible();
  await expect.element(field).toHaveValue(TEXT);
  await expect.poll(() => texts(server)).toEqual([TEXT, TEXT]);
});

it('on a phone and on a desktop nothing reaches beyond the edge', async () => {
  for (const width of [320, 360, 1280]) {
    await page.viewport(width, 800);
    await open(questao(WRITTEN), { server: examServer(withText('a'.repeat(400))) });
    await expect.element(field).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
  }
});
