import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { RoteiroFase } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { buildCurso, buildFase, quizAnswers } from '../../testing/trilha-builders.ts';

type Options = Parameters<typeof open>[1];

function openQuiz(changes: Partial<RoteiroFase> = {}, options: Options = {}) {
  const server = createMockServer();
  server.respond('getRoteiroFase', buildFase(changes));
  server.respond('getBaseConhecimento', buildCurso());
  return open('/trilhas/1201/1/5102/quiz', { server, ...options });
}

const question = (n: number) => page.getByRole('article', { name: `Pergunta ${n}` });
const option = (n: number, letter: string) =>
  question(n).getByRole('radio', { name: new RegExp(`Alternativa ${letter}`, 'u') });
/** The words of an option lie over its radio. */
const choose = (n: number, letter: string) => option(n, letter).click({ force: true });
const answer = (n: number) => question(n).getByRole('button', { name: 'Responder' });
const NOTICE = 'É necessário responder o quiz para iniciar.';

describe('the quiz', () => {
  it('has five questions of five options each, numbered from 1', async () => {
    await openQuiz({ respostas_quiz: quizAnswers(null, null, null, null, null) });
    for (const n of [1, 2, 3, 4, 5]) {
      await expect.element(question(n)).toBeVisible();
      expect(question(n).getByRole('radio').elements()).toHaveLength(5);
    }
    expect(await axeViolations()).toEqual([]);
  });

  it('its progress stays in sight while the questions scroll', async () => {
    await page.viewport(360, 640);
    await openQuiz({ respostas_quiz: quizAnswers(null, null, null, null, null) });
    await expect.element(question(5)).toBeInTheDocument();
    const progress = page.getByText('0 de 5 respondidas');
    question(5).element().scrollIntoView({ block: 'end' });
    await expect.poll(() => scrollY).toBeGreaterThan(600);
    const { top, bottom } = progress.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(100);
  });

  it('on a wide screen the progress and the way on stand beside the questions', async () => {
    await page.viewport(1280, 800);
    await openQuiz({ respostas_quiz: quizAnswers(true, false, true, null, null) });
    const panel = page.getByRole('complementary', { name: 'Seu avanço no quiz' });
    await expect.element(panel.getByText('3 de 5 respondidas')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Iniciar' })).toHaveAttribute('aria-disabled', 'true');
    expect(page.getByText('3 de 5 respondidas').elements()).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('loading shows five skeletons', async () => {
    const server = createMockServer();
    server.respond('getRoteiroFase', buildFase());
    server.hold('getBaseConhecimento');
    await open('/trilhas/1201/1/5102/quiz', { server });
    const skeletons = () => document.querySelectorAll('main [aria-busy="true"] [aria-hidden="true"]').length;
    await expect.poll(skeletons).toBe(5);
  });

  it('an answer is sent by keyboard, judged by the server, and stands', async () => {
    const { server } = await openQuiz({ respostas_quiz: quizAnswers(true, true, null, null, null) });
    server.respond('saveRespostaQuiz', {
      index: 3,
      item_resposta: 4,
      acertou: false,
      gabarito: 1,
      comentario: '<p>O tempo cai pela metade.</p>',
      qtde_respondidas: 3,
      qtde_questoes: 5,
    });
    await expect.element(answer(3)).toBeDisabled();
    option(3, 'D').element().focus();
    await userEvent.keyboard(' ');
    answer(3).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question(3).getByText('Errou')).toBeVisible();
    expect(server.calls('saveRespostaQuiz').map(({ body }) => body)).toEqual([
      { resposta_quiz: { index: 3, item_resposta: 4 } },
    ]);
    await expect.element(answer(3)).not.toBeInTheDocument();
    await expect.element(page.getByText('3 de 5 respondidas')).toBeVisible();
    await expect.element(question(3).getByText('O tempo cai pela metade.')).toBeVisible();
    // The line it folded to has the focus: one more key opens the answers.
    await userEvent.keyboard('{Enter}');
    await expect.element(question(3).getByText(/^Alternativa D, sua resposta, errada/u)).toBeInTheDocument();
  });

  it('a choice that is not answered yet is there again after another screen, in this phase alone', async () => {
    const app = await openQuiz({ respostas_quiz: quizAnswers(true, true, null, null, null) });
    await choose(3, 'B');
    await choose(5, 'A');
    await page.getByRole('link', { name: 'Voltar para o conteúdo' }).click();
    await expect.poll(app.place).toBe('/trilhas/1201/1/5102/conteudo');
    app.back();
    await expect.element(option(3, 'B')).toBeChecked();
    await expect.element(option(5, 'A')).toBeChecked();
    await expect.element(answer(5)).toBeEnabled();
    expect(JSON.parse(app.services.session.note('quiz') ?? '')).toEqual({
      trilha_fase_id: 5102,
      choices: { 3: 2, 5: 1 },
    });
  });

  it('an answer that was not saved says so and can be sent again', async () => {
    const { server } = await openQuiz({ respostas_quiz: quizAnswers(true, true, true, true, null) });
    server.fail('saveRespostaQuiz', 500, { message: 'Não foi possível salvar.' });
    await choose(5, 'A');
    await answer(5).click();
    await expect.element(page.getByText('Não foi possível salvar.')).toBeVisible();
    await expect.element(option(5, 'A')).toBeChecked();
    await expect.element(answer(5)).toBeEnabled();
  });
});

describe('the way to the questions', () => {
  it('is disabled, with the notice, until every question is answered', async () => {
    await openQuiz({ respostas_quiz: quizAnswers(true, true, true, true, null) });
    const button = page.getByRole('button', { name: 'Iniciar' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText(NOTICE)).toBeVisible();
  });

  it('opens once the phase was fetched again after the last answer', async () => {
    const { server } = await openQuiz({ respostas_quiz: quizAnswers(true, true, true, true, null), items: [] });
    await expect.element(option(5, 'B')).toBeVisible();
    server.respond('saveRespostaQuiz', {
      index: 5,
      item_resposta: 2,
      acertou: true,
      gabarito: 2,
      comentario: '<p>Sim.</p>',
      qtde_respondidas: 5,
      qtde_questoes: 5,
    });
    server.respond('getRoteiroFase', buildFase());
    await choose(5, 'B');
    await answer(5).click();
    const start = page.getByRole('link', { name: 'Iniciar' });
    await expect.element(start).toHaveAttribute('href', '/trilhas/1201/1/5102/questao/1');
    expect(server.calls('getRoteiroFase')).toHaveLength(2);
    await expect.element(page.getByText(NOTICE)).not.toBeInTheDocument();
  });

  it('leads to the result when the phase has no questions', async () => {
    await openQuiz({ items: [], conclusao: { qtde_estrelas: 0 } });
    const start = page.getByRole('link', { name: 'Iniciar' });
    await expect.element(start).toHaveAttribute('href', '/trilhas/1201/1/5102/concluido');
  });

  it('is called to continue once questions were answered', async () => {
    const [item] = buildFase().items;
    await openQuiz({ items: item ? [{ ...item, item_resposta: 3, gabarito: 'C' }] : [] });
    await expect.element(page.getByRole('link', { name: 'Continuar' })).toBeVisible();
  });
});

describe('a closed roadmap', () => {
  it("has nothing to answer: 'Não respondeu', and 'Continuar'", async () => {
    await openQuiz({ respostas_quiz: quizAnswers(true, null, null, null, null), trilha_aberta: false });
    await expect.element(page.getByText('Interações desativadas')).toBeVisible();
    await expect.element(question(2).getByText('Não respondeu')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Continuar' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

it('who only looks answers nothing, is told why, and can go on', async () => {
  await openQuiz({ respostas_quiz: quizAnswers(null, null, null, null, null) }, { person: PROFESSOR_WITH_BIA });
  await expect.element(page.getByText('Só quem estuda esta fase pode responder.').first()).toBeVisible();
  await expect.element(answer(1)).toBeDisabled();
  await expect.element(page.getByRole('link', { name: 'Continuar' })).toBeVisible();
});

it('a phase without a quiz leads to its content', async () => {
  const { place } = await openQuiz({ respostas_quiz: quizAnswers() });
  await expect.poll(place).toBe('/trilhas/1201/1/5102/conteudo');
});
