/** An answer is never lost: not without a connection, not in a reload, not when a session ends. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readRun } from '../../shared/fase/run-rows.ts';
import { FASE, faseServer, type FaseServer } from '../../testing/fase.ts';
import { axeViolations, open } from '../../testing/open.tsx';

const RUN = {
  turma_aluno_id: 1002,
  tipo: 'RoteiroEstudo',
  turma_avaliacao_id: 280,
  materia_id: 1,
  objeto_conhecimento_id: 72,
  tentativa: 2,
} as const;

const SAID = /^Sem internet\. Sua resposta está guardada neste aparelho/;
const dialog = () => page.getByRole('dialog');

async function answerOffline(server: FaseServer) {
  const app = await open(`${FASE}/item/1`, { server });
  await page.getByRole('group').getByText('30', { exact: true }).click();
  server.setOffline(true);
  await page.getByRole('button', { name: 'RESPONDER' }).click();
  await expect.element(page.getByText(SAID)).toBeVisible();
  return app;
}

describe('without a connection', () => {
  it('the answer waits on the device, the screen says so, and it is sent when the connection returns', async () => {
    const server = faseServer();
    await answerOffline(server);
    expect(await axeViolations()).toEqual([]);
    expect((await readRun(RUN)).waiting).toMatchObject({ banco_questao_id: 621, body: { item_resposta: 3, vez: 1 } });
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.element(dialog()).toHaveAccessibleName(/^Resposta certa!/);
    await expect.poll(() => readRun(RUN)).toMatchObject({ waiting: null, log: [{ item_resposta: { resposta: 3 } }] });
  });

  it('a reload loses nothing: the same act is sent again, from whatever exercise', async () => {
    const before = faseServer();
    await answerOffline(before);
    const row = await readRun(RUN);
    const server = faseServer();
    const { place } = await open(`${FASE}/item/2`, { server });
    await expect.element(dialog()).toHaveAccessibleName(/^Resposta certa!/);
    expect(place()).toBe(`${FASE}/item/1`);
    const [call] = server.calls('saveAdaptadaItem');
    expect(call?.headers.get('idempotency-key')).toBe(row.waiting?.chave);
  });

  it('the result is not asked for while an answer waits', async () => {
    await answerOffline(faseServer());
    const server = faseServer();
    const { place } = await open(`${FASE}/concluido`, { server });
    await expect.poll(place).toBe(`${FASE}/item/1`);
    expect(server.calls('closeAdaptadaFase')).toEqual([]);
  });
});

describe('the server', () => {
  it('failing is tried again with the same key', async () => {
    const server = faseServer();
    server.fail('saveAdaptadaItem', 503);
    await open(`${FASE}/item/1`, { server });
    await page.getByRole('group').getByText('30', { exact: true }).click();
    await page.getByRole('button', { name: 'RESPONDER' }).click();
    await expect.element(page.getByText(/^Sua resposta está guardada neste aparelho\. Vamos enviar/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => server.calls('saveAdaptadaItem').length).toBeGreaterThan(1);
    const keys = server.calls('saveAdaptadaItem').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('refusing says why; another answer takes the place of the refused one', async () => {
    const server = faseServer();
    server.fail('saveAdaptadaItem', 409, { codigo: 'sem_vidas', message: 'Você está sem vidas.' });
    server.setNavbar({ qtde_vidas: 0 });
    await open(`${FASE}/item/1`, { server });
    const practise = page.getByRole('button', { name: 'Treinar sem moedas' });
    await expect.element(practise).toBeVisible();
    server.setNavbar({ qtde_vidas: 3 });
    await practise.click();
    await page.getByRole('group').getByText('30', { exact: true }).click();
    await page.getByRole('button', { name: 'RESPONDER' }).click();
    await expect
      .element(page.getByRole('alert').getByText(/^Sua resposta não foi salva\. Você está sem vidas\./))
      .toBeVisible();
    await expect.poll(() => readRun(RUN)).toMatchObject({ recusa: { codigo: 'sem_vidas' } });
  });

  it('ending the session keeps the answer for this student; it is sent after signing in again', async () => {
    const server = faseServer();
    server.fail('saveAdaptadaItem', 401, { codigo: 'sessao_encerrada' });
    await open(`${FASE}/item/1`, { server });
    await page.getByRole('group').getByText('30', { exact: true }).click();
    await page.getByRole('button', { name: 'RESPONDER' }).click();
    await expect.element(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
    expect((await readRun(RUN)).waiting?.banco_questao_id).toBe(621);
    const again = faseServer();
    await open(`${FASE}/item/1`, { server: again });
    await expect.element(dialog()).toHaveAccessibleName(/^Resposta certa!/);
    expect(again.calls('saveAdaptadaItem')).toHaveLength(1);
  });
});

it('the log of the run goes with its result, and is forgotten when that is acknowledged', async () => {
  const server = faseServer();
  const { place } = await open(`${FASE}/item/3`, { server });
  await page.getByRole('group').getByText('30', { exact: true }).click();
  await page.getByRole('button', { name: 'RESPONDER' }).click();
  await dialog().getByRole('button', { name: 'CONTINUAR' }).click();
  await expect.poll(place).toBe(`${FASE}/concluido`);
  await expect.poll(() => server.calls('closeAdaptadaFase')).toHaveLength(1);
  expect(server.calls('closeAdaptadaFase')[0]?.body).toMatchObject({
    fase_resumo: [{ item_resposta: { banco_questao_id: 623, resposta: 3, turma_avaliacao_roteiro_estudo_id: 4123 } }],
  });
  await expect.poll(() => readRun(RUN)).toEqual({ log: [], waiting: null });
});

describe.each([
  [400, 'Escolha uma das alternativas.'],
  [403, 'Apenas visualização: nada pode ser alterado.'],
  [409, 'Esta tentativa já terminou. Comece a fase de novo.'],
  [413, 'O conteúdo enviado é grande demais.'],
  [422, 'Envie a primeira resposta antes da segunda.'],
])('an answer refused with %i (decision 208)', (status, message) => {
  const said = page.getByText(`Sua resposta não foi salva. ${message} A escolha continua guardada neste aparelho.`);
  const chosen = page.getByRole('radio', { name: /^Alternativa C/u });

  it('says the reason, stays chosen and on the device, also after a reload, and is stored when it is sent again', async () => {
    const server = faseServer();
    server.fail('saveAdaptadaItem', status, { message });
    await open(`${FASE}/item/1`, { server });
    await page.getByRole('group').getByText('30', { exact: true }).click();
    await page.getByRole('button', { name: 'RESPONDER' }).click();
    await expect.element(said).toBeVisible();
    await expect.element(chosen).toBeChecked();
    await expect.element(page.getByText(/^Sua resposta está guardada/u)).not.toBeInTheDocument();
    await expect.poll(() => readRun(RUN)).toMatchObject({ waiting: { banco_questao_id: 621 }, recusa: { status } });

    const again = faseServer();
    await open(`${FASE}/item/1`, { server: again });
    await expect.element(said).toBeVisible();
    await expect.element(chosen).toBeChecked();
    expect(again.calls('saveAdaptadaItem')).toEqual([]);
    await page.getByRole('button', { name: 'RESPONDER' }).click();
    await expect.element(dialog()).toHaveAccessibleName(/^Resposta certa!/);
    await expect.poll(() => readRun(RUN)).toMatchObject({ waiting: null });
  });
});
