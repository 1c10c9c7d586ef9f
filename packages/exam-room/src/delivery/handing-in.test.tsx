import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { examServer, PROVA, questao } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';
import { runningClock } from '@luneta/testing/running-clock';

const BLANK = 514;
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const finish = page.getByRole('button', { name: 'Finalizar Avaliação', exact: true });
const dialog = page.getByRole('alertdialog', { name: 'Finalizar a avaliação?' });
const confirm = dialog.getByRole('button', { name: 'Finalizar Avaliação' });
const list = page.getByRole('heading', { level: 1, name: 'Central de Avaliações' });
const finished = page.getByRole('heading', { level: 1, name: 'Prova Finalizada' });

async function openAndAsk(server = examServer()) {
  const app = await open(questao(BLANK), { server });
  await expect.element(option('A')).toBeInTheDocument();
  await finish.click();
  await expect.element(dialog).toBeVisible();
  return { app, server };
}

describe('the question', () => {
  it('warns of blank answers and focuses the safe button', async () => {
    await openAndAsk();
    await expect.element(dialog.getByText('Há 2 questões em branco. Quer conferir antes de finalizar?')).toBeVisible();
    await expect.element(dialog.getByText('A redação ainda está em branco.')).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe('Revisar respostas');
    expect(await axeViolations()).toEqual([]);
  });

  it('warns of an empty essay', async () => {
    const { redacao } = examServer().resumo();
    await openAndAsk(examServer({ redacao: redacao === null ? null : { ...redacao, texto: '  ' } }));
    await expect.element(dialog.getByText('A redação ainda está em branco.')).toBeVisible();
  });

  it('Escape goes back to the exam and hands in nothing', async () => {
    const { server } = await openAndAsk();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.calls('closeProva')).toEqual([]);
    await expect.poll(() => document.activeElement?.textContent).toBe('Finalizar Avaliação');
  });
});

describe('handing in', () => {
  it('sends what is left, closes once, and leads to the receipt', async () => {
    const server = examServer();
    const app = await open(questao(BLANK), { server });
    await option('E').click({ force: true });
    await finish.click();
    await confirm.click();
    await expect.element(finished).toBeVisible();
    expect(server.saves()).toEqual([[9004, 5]]);
    expect(
      server
        .calls()
        .map(({ operationId }) => operationId)
        .filter((id) => id === 'closeProva'),
    ).toHaveLength(1);
    expect(app.place()).toBe(`${PROVA}/finalizado`);
  });

  it('Back does not lead into the exam again', async () => {
    const { app } = await openAndAsk();
    await confirm.click();
    await expect.element(finished).toBeVisible();
    app.back();
    await expect.element(finished).toBeVisible();
  });

  it('a server that does not answer is asked again by itself', async () => {
    const clock = runningClock();
    const { server } = await openAndAsk();
    server.fail('closeProva', 503);
    await confirm.click();
    await expect.element(dialog.getByText('Sem resposta do servidor. Estamos tentando de novo…')).toBeVisible();
    server.heal();
    await clock.advance(4);
    await expect.element(finished).toBeVisible();
  });

  it('a server that refuses is asked again on request', async () => {
    const { server } = await openAndAsk();
    server.fail('closeProva', 400);
    await confirm.click();
    await expect.element(dialog.getByText(/^Ainda não conseguimos confirmar a entrega/)).toBeVisible();
    server.heal();
    await confirm.click();
    await expect.element(finished).toBeVisible();
  });
});

describe('a server that does not answer keeps nobody', () => {
  it('while the closing call runs one may go back, and the options say why they wait', async () => {
    const server = examServer();
    const release = server.hold('closeProva');
    await openAndAsk(server);
    await confirm.click();
    await expect.poll(() => server.calls('closeProva').length).toBe(1);
    await dialog.getByRole('button', { name: 'Revisar respostas' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Sua prova está sendo entregue/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    release();
    await expect.element(finished).toBeVisible();
  });

  it('without a connection one goes back to the questions, and nothing is handed in later', async () => {
    const { server } = await openAndAsk();
    server.setOffline(true);
    await confirm.click();
    const text = 'Sem internet. Fique nesta página: assim que a internet voltar, sua prova será entregue.';
    await expect.element(dialog.getByText(text)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/^Sem internet/).first()).not.toBeInTheDocument();
    await expect.element(option('A')).not.toHaveAttribute('aria-disabled', 'true');
    await expect.element(finished).not.toBeInTheDocument();
  });
});

describe('finished elsewhere (avaliacao_finalizada)', () => {
  it('a save refused for this reason leads to the list, with a message', async () => {
    const server = examServer();
    const app = await open(questao(BLANK), { server });
    server.fail('saveResposta', 409, { avaliacao_finalizada: true, codigo: 'avaliacao_finalizada' });
    await option('A').click({ force: true });
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect.element(list).toBeVisible();
    await expect.element(page.getByText('Esta avaliação já foi finalizada.')).toBeVisible();
    expect(app.place()).toBe('/avaliacoes');
  });
});
