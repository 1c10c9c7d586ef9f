import { BIA, tokenOf } from '@luneta/app-shell/testing';
import { buildAdaptadaMateria } from '@luneta/testing';
import { fakeClock } from '@luneta/testing/fake-clock';
import { runningClock } from '@luneta/testing/running-clock';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { open } from '../../testing/open.tsx';
import { copy } from './copy.ts';
import { BOSS_PATH, bossServer, refuse, type BossServer } from './testing/boss-server.ts';

const ITEM = `${BOSS_PATH}/item`;
/** Where Bia's answer waits, as `item:option`. */
const KEY = 'luneta:guardado:boss:1002:RoteiroEstudo:301:2';
const LATE = copy.late;
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}`, 'u') });
const attack = () => page.getByRole('button', { name: 'ATACAR', exact: true });
const question = (n: number) => page.getByRole('heading', { name: `Questão ${n} de 3` });
const dialog = () => page.getByRole('alertdialog', { name: 'Sair da batalha?' });

async function fight(server: BossServer) {
  const app = await open(ITEM, { server });
  await expect.element(question(1)).toBeVisible();
  return app;
}
async function hit() {
  await option('C').click({ force: true });
  await attack().click();
}
/** The calls of a read pass; those of a write do not. */
const deaf = (server: BossServer) => {
  const send = server.fetch;
  let down = true;
  return Object.assign(server, {
    fetch: (request: Request) =>
      down && request.url.includes('resposta_boss') ? Promise.reject(new TypeError('Failed to fetch')) : send(request),
    hear: () => void (down = false),
  });
};

describe('leaving (decision 138)', () => {
  it('by the exit asks first; a no goes on', async () => {
    const server = bossServer();
    await fight(server);
    await page.getByRole('button', { name: 'Sair da batalha' }).click();
    await expect.element(dialog().getByText(/a tentativa termina e não dá para voltar/)).toBeVisible();
    await page.getByRole('button', { name: 'Ficar na batalha' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.calls('closeBoss')).toEqual([]);
  });

  it('a yes ends the attempt and shows the result', async () => {
    const server = bossServer({ respostas: [] });
    const app = await fight(server);
    await page.getByRole('button', { name: 'Sair da batalha' }).click();
    await page.getByRole('button', { name: 'Sair e encerrar' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Não foi dessa vez...' })).toBeVisible();
    expect(app.place()).toBe(`${BOSS_PATH}/finalizado`);
    expect(server.calls('closeBoss')).toHaveLength(1);
  });

  it('by going back asks as well', async () => {
    const server = bossServer();
    server.respond('getAvaliacaoAdaptada', buildAdaptadaMateria({ status_boss: 'iniciado', existe_boss: true }));
    const app = await open(BOSS_PATH.replace('/boss', ''), { server });
    await page.getByRole('link', { name: 'ENFRENTAR BOSS' }).click();
    await expect.element(question(1)).toBeVisible();
    await option('C').click({ force: true });
    app.back();
    await expect.element(dialog().getByText(/a tentativa termina e não dá para voltar/)).toBeVisible();
    expect(app.place()).toBe(ITEM);
    await page.getByRole('button', { name: 'Sair e encerrar' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Não foi dessa vez...' })).toBeVisible();
    expect(server.calls('closeBoss')).toHaveLength(1);
  });

  it('without a connection it says so, and the attempt goes on', async () => {
    const server = bossServer();
    await fight(server);
    server.setOffline(true);
    await page.getByRole('button', { name: 'Sair da batalha' }).click();
    await page.getByRole('button', { name: 'Sair e encerrar' }).click();
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent('Não conseguimos conectar. Confira a internet e tente de novo.');
    await page.getByRole('button', { name: 'Ficar na batalha' }).click();
    await expect.element(question(1)).toBeVisible();
  });

  it('a closed tab is no leaving: the attempt goes on where it was', async () => {
    const server = bossServer();
    await fight(server);
    await hit();
    await expect.element(question(2)).toBeVisible();
    const app = await open(ITEM, { server });
    await expect.element(question(2)).toBeVisible();
    expect(app.place()).toBe(ITEM);
    expect(server.calls('closeBoss')).toEqual([]);
  });
});

describe('an answer that does not arrive', () => {
  it('is kept, said to be, and sent when the connection is back', async () => {
    const server = deaf(bossServer());
    await fight(server);
    await hit();
    await expect
      .element(
        page.getByText(
          'Sem internet. Sua resposta está guardada neste aparelho e será enviada quando a internet voltar.',
        ),
      )
      .toBeVisible();
    await expect.element(option('C')).toBeChecked();
    server.hear();
    window.dispatchEvent(new Event('online'));
    await expect.element(question(2)).toBeVisible();
    expect(server.calls('saveRespostaBoss')).toHaveLength(1);
  });

  it('outlives the page, under the name of its student', async () => {
    const server = deaf(bossServer());
    const app = await fight(server);
    await hit();
    await expect.poll(() => app.stored().local).toContain(KEY);
    expect(app.services.device.read(KEY)).toBe('4101:3');
    server.hear();
    window.dispatchEvent(new Event('online'));
    await expect.element(question(2)).toBeVisible();
    expect(app.stored().local).not.toContain(KEY);
  });

  it('kept by an earlier page goes first, and only that of this student', async () => {
    const server = bossServer({ status: 'desbloqueado' });
    const app = await open(BOSS_PATH, { server });
    app.services.device.write(KEY.replace('1002', '1003'), '4101:5');
    app.services.device.write(KEY, '4101:3');
    await page.getByRole('button', { name: 'ATACAR BOSS' }).click();
    await expect.element(question(2)).toBeVisible();
    expect(server.calls('saveRespostaBoss').map(({ body }) => body)).toMatchObject([{ item_resposta: 3 }]);
    expect(app.stored().local).toEqual([KEY.replace('1002', '1003')]);
  });

  it('a server in trouble is tried again after a pause', async () => {
    const server = bossServer();
    const answer = server.fetch;
    let broken = 2;
    server.fetch = (request) => {
      if (!request.url.includes('resposta_boss') || broken === 0) return answer(request);
      broken -= 1;
      return Promise.resolve(new Response('{}', { status: 503 }));
    };
    const clock = runningClock();
    await fight(server);
    await hit();
    await expect.element(page.getByText(/^Ainda não conseguimos enviar\./)).toBeVisible();
    await clock.advance(5);
    await expect.element(question(2)).toBeVisible();
  });

  it('after the session has ended it waits for the same student, and is sent once that student is back', async () => {
    const server = bossServer();
    const send = server.fetch;
    let ended = true;
    server.fetch = (request) =>
      ended && request.url.includes('resposta_boss')
        ? Promise.resolve(new Response('{}', { status: 401 }))
        : send(request);
    const app = await fight(server);
    await hit();
    const again = page.getByRole('dialog', { name: 'Entre de novo' });
    await expect.element(again.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
    await expect.element(page.getByText('Questão 1 de 3')).toBeInTheDocument();
    expect(app.services.device.read(KEY)).toBe('4101:3');
    const token = tokenOf(BIA, 'nova');
    server.respond('login', { token, data: { token }, shouldChangePassword: false }, { authorization: token });
    ended = false;
    await again.getByLabelText('Usuário ou e-mail').fill('bia');
    await again.getByLabelText('Senha', { exact: true }).fill('senha-da-bia');
    await userEvent.keyboard('{Enter}');
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(question(2)).toBeVisible();
    const [last] = [...server.calls('saveRespostaBoss')].reverse();
    expect(last?.body).toMatchObject({ turma_avaliacao_roteiro_estudo_id: 4101, item_resposta: 3 });
    expect(last?.headers.get('authorization')).toBe(token);
    expect(app.services.device.read(KEY)).toBeNull();
  });

  it('to an attempt that has ended leads to the result', async () => {
    const server = bossServer();
    const app = await fight(server);
    refuse(server, 'saveRespostaBoss', 'boss_encerrado');
    server.boss.status = 'perdeu';
    await hit();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Não foi dessa vez...' })).toBeVisible();
    expect(app.place()).toBe(`${BOSS_PATH}/finalizado`);
    await expect.element(page.getByText(LATE)).toBeVisible();
    await expect.poll(() => app.services.device.read(KEY)).toBeNull();
  });
});

describe('an answer that comes too late (rule BOS-3)', () => {
  const result = () => page.getByRole('heading', { level: 1, name: 'Não foi dessa vez...' });
  /** The result, opened by a page on whose device an answer waits. */
  const openResult = async (server: BossServer, unsent: string) => {
    const release = server.hold('getBossInfo');
    const app = await open(`${BOSS_PATH}/finalizado`, { server });
    app.services.device.write(KEY, unsent);
    release();
    return app;
  };

  it('kept by an earlier page is told at the result, once, and gone from the device', async () => {
    const server = bossServer({ status: 'perdeu', respostas: [3] });
    const app = await openResult(server, '4102:3');
    await expect.element(page.getByText(LATE)).toBeVisible();
    await expect.poll(() => app.services.device.read(KEY)).toBeNull();
  });

  it('that arrived although its receipt did not is no loss: nothing is said', async () => {
    const server = bossServer({ status: 'perdeu', respostas: [3] });
    const app = await openResult(server, '4101:3');
    await expect.element(result()).toBeVisible();
    await expect.poll(() => app.services.device.read(KEY)).toBeNull();
    expect(page.getByText(LATE).elements()).toEqual([]);
  });

  it('is tried once more right before the end of the time, however long it has been waiting', async () => {
    const clock = fakeClock();
    const server = bossServer({ tempo_restante: 50 });
    const send = server.fetch;
    const tried: number[] = [];
    const started = performance.now();
    server.fetch = (request) => {
      if (!request.url.includes('resposta_boss')) return send(request);
      tried.push(Math.round((performance.now() - started) / 1000));
      return Promise.resolve(new Response('{}', { status: 503 }));
    };
    await open(ITEM, { server });
    await clock.advance(0.2);
    await expect.poll(() => option('C').elements()).toHaveLength(1);
    await hit();
    await expect.poll(() => tried.length).toBeGreaterThan(0);
    await clock.advance(47.5);
    await expect.poll(() => tried.at(-1)).toBeGreaterThanOrEqual(46);
    expect(tried.at(-1)).toBeLessThan(50);
  });
});

describe('the clock', () => {
  it('runs by the server; at its end the result is fetched', async () => {
    const clock = fakeClock();
    const server = bossServer({ tempo_restante: 61 });
    const app = await open(ITEM, { server });
    await clock.advance(0.2);
    const timer = page.getByRole('timer', { name: 'Tempo restante' });
    await expect.poll(() => timer.element().textContent).toContain('01:01');
    await clock.advance(31);
    // The test's own waiting moves the clock a little, too.
    expect(timer.element().textContent).toMatch(/^00:(2\d|30)$/u);
    server.boss.status = 'perdeu';
    await clock.advance(31);
    await expect.poll(app.place).toBe(`${BOSS_PATH}/finalizado`);
    expect(server.calls('closeBoss')).toEqual([]);
  });

  it('at its end without a connection says so, and asks again', async () => {
    const clock = fakeClock();
    const server = bossServer({ tempo_restante: 10 });
    const app = await open(ITEM, { server });
    await clock.advance(0.2);
    await expect.poll(() => page.getByRole('timer').elements()).toHaveLength(1);
    server.setOffline(true);
    server.boss.status = 'perdeu';
    await clock.advance(11);
    await expect.poll(() => document.body.textContent).toContain('O tempo acabou. Estamos buscando o resultado.');
    expect(app.place()).toBe(ITEM);
    server.setOffline(false);
    await clock.advance(6);
    await expect.poll(app.place).toBe(`${BOSS_PATH}/finalizado`);
  });
});

describe.each([
  [400, 'Escolha uma das alternativas.'],
  [403, 'Apenas visualização: nada pode ser alterado.'],
  [409, 'Comece o desafio antes de responder.'],
  [413, 'O conteúdo enviado é grande demais.'],
  [422, 'Não sabemos qual questão você respondeu. Tente de novo.'],
])('an answer refused with %i (decision 208)', (status, message) => {
  const said = page.getByText(`Sua resposta não foi salva. ${message} A escolha continua guardada neste aparelho.`);

  it('says the reason, stays chosen and on the device, and leaving names it', async () => {
    const server = bossServer();
    server.fail('saveRespostaBoss', status, { message });
    const app = await fight(server);
    await hit();
    await expect.element(said).toBeVisible();
    await expect.element(option('C')).toBeChecked();
    await expect.element(page.getByText(/^(ACERTOU|ERROU|RESPONDIDA)$/u)).not.toBeInTheDocument();
    await expect.poll(() => app.services.device.read(KEY)).toMatch(/^4101:3:\{"status"/u);
    await page.getByRole('button', { name: 'Sair da batalha' }).click();
    await expect
      .element(dialog().getByText('A resposta da questão 1 ainda não foi salva e ficará de fora.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Ficar na batalha' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await option('A').click({ force: true });
    await expect.element(said).not.toBeInTheDocument();
  });
});
