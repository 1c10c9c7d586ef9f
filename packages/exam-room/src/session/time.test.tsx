import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { examServer, PROVA, questao, type ExamServer, type Resumo } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';
import { runningClock } from '@luneta/testing/running-clock';

const BLANK = 514;
const card = page.getByRole('article', { name: /^Questão 3\b/ });
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const warning = page.getByRole('dialog', { name: 'Atenção' });
const over = page.getByRole('alertdialog', { name: 'Tempo esgotado' });
const finished = page.getByRole('heading', { level: 1, name: 'Prova Finalizada' });

const left = () => page.getByRole('timer', { name: 'Tempo restante' }).element().textContent;

async function openWith(
  tempo_restante: number,
  server: ExamServer = examServer({ tempo_restante } satisfies Partial<Resumo>),
) {
  const clock = runningClock();
  const app = await open(questao(BLANK), { server });
  await expect.element(option('A')).toBeInTheDocument();
  return { app, clock, server };
}

describe('the countdown', () => {
  it.each([
    { seconds: 18_000, says: /^(5h 00min|4h 59min)$/ },
    { seconds: 3000, says: /^(50:00|49:5\d)$/ },
  ])('with $seconds s reads $says', async ({ seconds, says }) => {
    await openWith(seconds);
    await expect.poll(left).toMatch(says);
  });

  it('goes on with the clock', async () => {
    const { clock } = await openWith(3000);
    await clock.advance(60);
    await expect.poll(left).toMatch(/^(49:00|48:5\d)$/);
  });

  it('is said politely at 10 minutes, and not before', async () => {
    const { clock } = await openWith(700);
    await warning.getByRole('button', { name: 'OK' }).click();
    await clock.advance(40);
    await expect.element(page.getByText('Restam 10 minutos de prova.')).not.toBeInTheDocument();
    await clock.advance(65);
    await expect.element(page.getByText('Restam 10 minutos de prova.')).toBeInTheDocument();
  });
});

describe('time that the school gave (D 231)', () => {
  it('stays beside the clock, also after a reload, and is said once', async () => {
    const { clock } = await openWith(3000, examServer({ tempo_restante: 3000, acrescimo: 420 }));
    await expect.poll(left).toMatch(/^(50:00|49:5\d) \+7 min$/);
    await expect.element(page.getByText('A escola deu 7 minutos a mais.')).toBeInTheDocument();
    await clock.advance(60);
    await expect.poll(left).toMatch(/ \+7 min$/);
    expect(await axeViolations()).toEqual([]);
  });

  it('is not there when none was given', async () => {
    await openWith(3000);
    await expect.poll(left).toMatch(/^\d\d:\d\d$/);
  });
});

describe('the warning', () => {
  it('opens at 30 minutes with the documented text, and once', async () => {
    const { clock } = await openWith(1830);
    await expect.element(warning).not.toBeInTheDocument();
    await clock.advance(32);
    await expect
      .element(
        warning.getByText(
          'Atenção! Falta menos de 30 minuto(s) para que o prazo disponibilizado da sua avaliação Simulado Luneta se encerre.',
        ),
      )
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(warning).not.toBeInTheDocument();
    await clock.advance(120);
    await expect.element(warning).not.toBeInTheDocument();
  });

  it('meets who enters late', async () => {
    await openWith(1200);
    await expect.element(warning.getByText(/^Atenção! Falta menos de 20 minuto\(s\)/)).toBeVisible();
  });

  it('its number follows the clock', async () => {
    const { clock } = await openWith(1830);
    await clock.advance(32);
    await expect.element(warning.getByText(/^Atenção! Falta menos de 30 minuto\(s\)/)).toBeVisible();
    await clock.advance(120);
    await expect.element(warning.getByText(/^Atenção! Falta menos de 28 minuto\(s\)/)).toBeVisible();
  });

  it('opens again at 5 minutes', async () => {
    const { clock } = await openWith(400);
    await warning.getByRole('button', { name: 'OK' }).click();
    await clock.advance(102);
    await expect.element(warning.getByText(/^Atenção! Falta menos de 5 minuto\(s\)/)).toBeVisible();
  });
});

describe('time over', () => {
  /** Half a minute left, the warning about it read. */
  async function openAtTheEnd() {
    const opened = await openWith(30);
    await warning.getByRole('button', { name: 'OK' }).click();
    return opened;
  }

  it('closes the exam, counts five seconds and leads to the summary', async () => {
    const { app, clock, server } = await openAtTheEnd();
    await option('B').click({ force: true });
    await clock.advance(30);
    await expect.element(over).toBeVisible();
    await expect.element(over.getByText(/^[345]$/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(over).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await expect.poll(() => server.calls('closeProva').length).toBe(1);
    expect(server.saves()).toEqual([[9004, 2]]);
    await clock.advance(5);
    await expect.element(finished).toBeVisible();
    expect(app.place()).toBe(`${PROVA}/finalizado`);
  });

  it("'Ver resumo' does not wait", async () => {
    const { clock } = await openAtTheEnd();
    await clock.advance(30);
    await over.getByRole('button', { name: 'Ver resumo' }).click();
    await expect.element(finished).toBeVisible();
  });

  it('a closing that fails is ignored silently', async () => {
    const { clock, server } = await openAtTheEnd();
    server.fail('closeProva', 503);
    await clock.advance(30);
    await expect.element(over).toBeVisible();
    await clock.advance(5);
    await expect.element(finished).toBeVisible();
  });

  it('nothing can be chosen behind the countdown', async () => {
    const { clock } = await openAtTheEnd();
    await clock.advance(30);
    await expect.element(over).toBeVisible();
    await expect.element(option('A')).toHaveAttribute('aria-disabled', 'true');
  });

  it('without a network says how much is kept, leads out, and the receipt is final when all has arrived', async () => {
    const { clock, server } = await openAtTheEnd();
    await option('B').click({ force: true });
    server.setOffline(true);
    await clock.advance(30);
    await expect.element(over).toBeVisible();
    await expect
      .element(over.getByText(/1 resposta está guardada neste aparelho e será enviada quando a internet voltar\.$/))
      .toBeVisible();
    await clock.advance(5);
    await expect.element(finished).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(page.getByText('recibo: guardada')).toBeVisible();
    await expect
      .element(page.getByText('1 resposta está guardada neste aparelho e será enviada assim que a internet voltar.'))
      .toBeVisible();
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('recibo: limpa')).toBeVisible();
    expect(server.saves()).toEqual([[9004, 2]]);
  });
});
