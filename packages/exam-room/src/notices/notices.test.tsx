/** What the student is told while something is wrong, and that it moves nothing that is being read. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { examServer, questao, type ExamServer } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';

const BLANK = 514;
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const next = page.getByRole('button', { name: 'Próxima' });
const card = (numero: number) => page.getByRole('article', { name: new RegExp(`^Questão ${numero}\\b`) });
const regionOf = () => page.getByRole('region', { name: 'Avisos da prova' });

async function answerAndMoveOn(server: ExamServer) {
  const app = await open(questao(BLANK), { server });
  await option('B').click({ force: true });
  await next.click();
  await expect.element(card(4)).toBeVisible();
  return app;
}

describe('a save that fails is said on a phone', () => {
  it.each([
    { case: 'a server that is busy', status: 503, says: /^Ainda não conseguimos salvar\./ },
    {
      case: 'a server that refuses',
      status: 400,
      says: /^O servidor não aceitou a questão 3\. O que você fez está guardado neste aparelho/,
    },
  ])('$case', async ({ status, says }) => {
    const server = examServer();
    server.fail('saveResposta', status);
    await answerAndMoveOn(server);
    await expect.element(regionOf().getByText(says)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('an answer that was saved says nothing', async () => {
    const server = examServer();
    await answerAndMoveOn(server);
    await expect.poll(server.saves).toHaveLength(1);
    expect(regionOf().element().textContent).toBe('');
  });
});

describe('a notice that comes', () => {
  it.each([
    { case: 'no connection', arrange: (server: ExamServer) => server.setOffline(true), says: /^Sem internet\. Suas/ },
    {
      case: 'a save that fails',
      arrange: (server: ExamServer) => server.fail('saveResposta', 503),
      says: /^Ainda não/,
    },
  ])('$case: moves neither the question nor the bar', async ({ arrange, says }) => {
    const server = examServer();
    await open(questao(BLANK), { server });
    await option('B').click({ force: true });
    await next.click();
    await expect.element(card(4)).toBeVisible();
    await expect.poll(server.saves).toHaveLength(1);
    await expect.poll(() => scrollY).toBe(0);
    const places = () => [card(4), page.getByRole('banner')].map((one) => one.element().getBoundingClientRect().top);
    const before = places();
    arrange(server);
    await option('C').click({ force: true });
    window.dispatchEvent(new Event('pagehide'));
    await expect.element(regionOf().getByText(says)).toBeVisible();
    expect(places()).toEqual(before);
  });
});
