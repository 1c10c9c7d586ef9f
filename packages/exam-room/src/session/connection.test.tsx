import { mendByPress } from '@luneta/app-shell/testing/render';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { examServer, questao } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';
import { runningClock } from '@luneta/testing/running-clock';

const [BLANK, ROW_OF_BLANK, ROW_OF_LAST] = [514, 9004, 9005];
const BANNER = 'Sem internet. Suas respostas estão guardadas neste aparelho e serão enviadas quando a internet voltar.';

const card = (numero: number) => page.getByRole('article', { name: new RegExp(`^Questão ${numero}\\b`) });
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const next = page.getByRole('button', { name: 'Próxima' });
const banner = page.getByText(BANNER);

/** Question 3 on screen, every text fetched, the network gone while its answer is saved. */
async function cutWhileAnswering() {
  const server = examServer();
  await open(questao(BLANK), { server });
  await expect.element(option('B')).toBeInTheDocument();
  await option('B').click({ force: true });
  server.setOffline(true);
  await next.click();
  await expect.element(banner).toBeVisible();
  return server;
}

describe('without a connection', () => {
  it('a banner says where the answers are, options wait, reading goes on', async () => {
    await cutWhileAnswering();
    await expect.element(card(4)).toBeVisible();
    await expect.element(page.getByText('Sem internet. Dá para responder de novo assim que ela voltar.')).toBeVisible();
    await expect.element(option('A')).toHaveAttribute('aria-disabled', 'true');
    await option('A').click({ force: true });
    await expect.element(option('A')).not.toBeChecked();
    expect(await axeViolations()).toEqual([]);
  });

  it('the choice made before is still on screen', async () => {
    await cutWhileAnswering();
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect.element(option('B')).toBeChecked();
    await expect.element(page.getByRole('banner').getByText('3/4')).toBeInTheDocument();
  });

  it('a wide bar says that answers are kept on this device', async () => {
    await page.viewport(1280, 800);
    await cutWhileAnswering();
    await expect.element(page.getByText('Guardado neste aparelho').first()).toBeVisible();
  });

  it('the language cannot be changed', async () => {
    await cutWhileAnswering();
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await page.getByRole('button', { name: /^Questão 1,/ }).click();
    await page.getByRole('radio', { name: 'Espanhol' }).click({ force: true });
    await expect.element(page.getByRole('radio', { name: 'Inglês' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Espanhol' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('when it is back', () => {
  it('kept answers are sent in order, and answering continues', async () => {
    const server = await cutWhileAnswering();
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.element(banner).not.toBeInTheDocument();
    await expect.poll(server.saves).toEqual([[ROW_OF_BLANK, 2]]);
    await option('C').click({ force: true });
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect.poll(server.saves).toEqual([
      [ROW_OF_BLANK, 2],
      [ROW_OF_LAST, 3],
    ]);
  });

  it('without a hint of the browser a small check finds it', async () => {
    const clock = runningClock();
    const server = await cutWhileAnswering();
    server.setOffline(false);
    await clock.advance(31);
    await expect.element(banner).not.toBeInTheDocument();
    await expect.poll(server.saves).toEqual([[ROW_OF_BLANK, 2]]);
  });

  it('an answer kept before a reload is on screen again and sent', async () => {
    const server = await cutWhileAnswering();
    const again = examServer(server.resumo());
    await open(questao(BLANK), { server: again });
    await expect.element(option('B')).toBeChecked();
    await expect.poll(() => again.saves()[0]).toEqual([ROW_OF_BLANK, 2]);
  });

  it('an answer kept is sent from the list too, when the exam is not on screen', async () => {
    const server = await cutWhileAnswering();
    const later = examServer(server.resumo());
    await open('/avaliacoes', { server: later });
    await expect.poll(() => later.saves()[0]).toEqual([ROW_OF_BLANK, 2]);
  });
});

describe('opening', () => {
  it('without a connection says so, tries again by itself, and on request', async () => {
    const server = examServer();
    server.setOffline(true);
    await open(questao(BLANK), { server });
    await expect.element(page.getByText('Não foi possível abrir a prova')).toBeVisible();
    const exit = page.getByRole('link', { name: 'Sair da avaliação' });
    await expect.element(exit).toHaveAttribute('href', '/avaliacoes');
    expect(await axeViolations()).toEqual([]);
    await mendByPress(page.getByRole('button', { name: 'Tentar de novo' }), () => server.setOffline(false));
    await expect.element(card(3)).toBeVisible();
  });

  it('shows the shape of a question while it loads', async () => {
    const server = examServer();
    const release = server.hold('getProvaResumo');
    await open(questao(BLANK), { server });
    await expect.element(page.getByText('Carregando a prova')).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    release();
    await expect.element(card(3)).toBeVisible();
  });
});

describe('a server that is busy', () => {
  it('is no lost connection: no banner, and the answer follows', async () => {
    const clock = runningClock();
    const server = examServer();
    server.fail('saveResposta', 503);
    await open(questao(BLANK), { server });
    await option('B').click({ force: true });
    await next.click();
    await expect.poll(() => server.saves().length).toBeGreaterThan(0);
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(option('A')).not.toHaveAttribute('aria-disabled', 'true');
    server.heal();
    await clock.advance(2);
    await expect.poll(() => server.resumo().materias[2]?.itens[1]?.item_resposta).toBe(2);
  });
});
