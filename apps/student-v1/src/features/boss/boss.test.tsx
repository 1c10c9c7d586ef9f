import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAdaptadaMateria } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, contaV1, open } from '../../testing/open.tsx';
import { BOSS_PATH, bossServer, type BossServerOptions } from './testing/boss-server.ts';

const at = async (place: '' | '/item' | '/finalizado', options: BossServerOptions = {}, more = {}) => {
  const server = bossServer(options);
  return { server, app: await open(BOSS_PATH + place, { server, ...more }) };
};
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}`, 'u') });
const attack = () => page.getByRole('button', { name: 'ATACAR', exact: true });
const question = (n: number, total = 3) => page.getByRole('heading', { name: `Questão ${n} de ${total}` });
const hit = async (letter = 'C') => {
  await option(letter).click({ force: true });
  await attack().click();
};

it('on a phone that lies the question stands beside the Boss, in sight', async () => {
  await page.viewport(740, 360);
  await at('/item', { status: 'iniciado', itens: 10 });
  await expect.element(question(1, 10)).toBeVisible();
  await expect.poll(() => question(1, 10).element().getBoundingClientRect().bottom).toBeLessThan(240);
  await expect.element(page.getByText('faltam 6 para vencer')).toBeVisible();
});

describe('the rules before the Boss', () => {
  it('say time, leaving, the only attempt and the review; reading them starts nothing', async () => {
    const { server } = await at('', { status: 'desbloqueado', itens: 10 });
    await expect.element(page.getByRole('heading', { level: 1, name: /^Boss de / })).toBeVisible();
    await expect.element(page.getByText('10 questões · 20 min')).toBeVisible();
    // How he is won and what that pays stands before the attack (decision 219).
    const win = page.getByRole('region', { name: 'Vence com 6 de 10' });
    await expect.element(win.getByText('o 6º acerto vence')).toBeVisible();
    await expect.element(win.getByText('A vitória paga de 120 a 200 moedas.')).toBeVisible();
    expect(document.querySelectorAll('[data-cell]')[4]?.hasAttribute('data-win')).toBe(true);
    const rules = page.getByRole('list', { name: 'Regras do Boss' }).getByRole('listitem');
    expect(rules.elements()).toHaveLength(4);
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument();
    expect(server.calls('startBoss')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it("'ATACAR BOSS' starts the clock once and leads to the questions", async () => {
    const { app, server } = await at('', { status: 'desbloqueado' });
    await page.getByRole('button', { name: 'ATACAR BOSS' }).click();
    await expect.element(question(1)).toBeVisible();
    expect(app.place()).toBe(`${BOSS_PATH}/item`);
    expect(server.calls('startBoss')).toHaveLength(1);
    expect(server.calls('startBoss')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it.each([
    { status: 'iniciado', leads: '/item' },
    { status: 'venceu', leads: '/finalizado' },
    { status: 'perdeu', leads: '/finalizado' },
  ] as const)('$status: one is taken to $leads', async ({ status, leads }) => {
    const { app } = await at('', { status });
    await expect.poll(app.place).toBe(BOSS_PATH + leads);
  });

  it.each([
    { why: 'Termine os desafios para desbloquear o Boss!', roteiro_encerrado: false },
    { why: 'O prazo deste roteiro terminou.', roteiro_encerrado: true },
  ])('locked: $why', async ({ why, roteiro_encerrado }) => {
    await at('', { status: 'bloqueado', roteiro_encerrado });
    await expect.element(page.getByText(why)).toBeVisible();
    expect(page.getByRole('button', { name: 'ATACAR BOSS' }).elements()).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: 'Voltar para as fases' }).last())
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/roteiro_estudos/301/2');
  });

  it('a start that is refused says why', async () => {
    const { server } = await at('', { status: 'desbloqueado' });
    server.fail('startBoss', 409, { message: 'Termine os desafios para desbloquear o Boss!' });
    await page.getByRole('button', { name: 'ATACAR BOSS' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Termine os desafios para desbloquear o Boss!' });
    await expect.element(alert).toBeVisible();
  });

  it('in a class that is not the present one the Boss is only looked at', async () => {
    const conta = contaV1();
    const turmas = conta.turmas.map((turma) => ({ ...turma, status: 'Transferido' as const }));
    await at('', { status: 'desbloqueado' }, { conta: { ...conta, turmas } });
    await expect.element(page.getByText(/só pode ser enfrentado na turma atual/)).toBeVisible();
    expect(page.getByRole('button', { name: 'ATACAR BOSS' }).elements()).toEqual([]);
  });

  it.each([
    { case: 'no such Boss', status: 404, shows: 'Ops...' },
    { case: 'a broken server', status: 500, shows: 'Eita!' },
  ])('$case: the generic page', async ({ status, shows }) => {
    const server = bossServer();
    server.fail('getBossInfo', status);
    await open(BOSS_PATH, { server });
    await expect.element(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
  });
});

describe('the fight', () => {
  it("begins at the first question without an answer; 'ATACAR' waits for a choice", async () => {
    await at('/item', { respostas: [3] });
    await expect.element(question(2)).toBeVisible();
    await expect.element(page.getByText('Enunciado 602')).toBeVisible();
    await expect.element(page.getByText('Energia do Boss')).toBeVisible();
    await expect.element(page.getByText(/^1 de 3/)).toBeVisible();
    await expect.element(page.getByRole('timer', { name: 'Tempo restante' })).toHaveTextContent('17:22');
    await expect.element(attack()).toBeDisabled();
    await option('A').click({ force: true });
    await expect.element(attack()).toBeEnabled();
    expect(await axeViolations()).toEqual([]);
  });

  it('a hit takes energy and brings the next question, whose heading has the focus', async () => {
    const { server } = await at('/item');
    await hit();
    await expect.element(question(2)).toHaveFocus();
    await expect.element(page.getByText(/^1 de 3/)).toBeVisible();
    await expect.element(page.getByText('ACERTOU')).toBeVisible();
    await expect.element(page.getByText('Você acertou! O Boss perdeu energia.')).toBeInTheDocument();
    expect(server.calls('saveRespostaBoss').map(({ body }) => body)).toEqual([
      { turma_avaliacao_roteiro_estudo_id: 4101, turma_avaliacao_lista_adaptada_id: null, item_resposta: 3 },
    ]);
  });

  it('a miss takes none, and is said without blame', async () => {
    await at('/item');
    await hit('A');
    await expect.element(question(2)).toBeVisible();
    await expect.element(page.getByText(/^0 de 3/)).toBeVisible();
    await expect.element(page.getByText('ERROU')).toBeVisible();
  });

  it('from the third hit in a row on shows them beside Breu, and a miss ends them without a word', async () => {
    await at('/item', { respostas: [1, 3, 3], itens: 10 });
    await expect.element(question(4, 10)).toBeVisible();
    expect(page.getByText(/seguidos$/).elements()).toEqual([]);
    await hit();
    await expect.element(page.getByText('3 seguidos')).toBeVisible();
    await expect.element(question(5, 10)).toHaveFocus();
    await hit('A');
    await expect.element(question(6, 10)).toBeVisible();
    expect(page.getByText(/seguidos$/).elements()).toEqual([]);
  });

  it('is fought by keys alone', async () => {
    await at('/item');
    await expect.element(option('A')).toBeVisible();
    option('A').element().focus();
    await userEvent.keyboard('C ');
    await expect.element(option('C')).toBeChecked();
    await userEvent.tab();
    await expect.element(attack()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question(2)).toHaveFocus();
  });

  it.each([
    { case: 'won', respostas: [3, 3] as const, last: 'C', says: 'PARABÉNS! Você derrotou o Boss!' },
    { case: 'lost', respostas: [1, 1] as const, last: 'A', says: 'Não foi dessa vez...' },
  ])('$case: the last answer leads to the result', async ({ respostas, last, says }) => {
    const { app } = await at('/item', { respostas });
    await hit(last);
    await expect.element(page.getByRole('heading', { level: 1, name: says })).toBeVisible();
    expect(app.place()).toBe(`${BOSS_PATH}/finalizado`);
  });

  it('an attempt that has not begun has no questions for a student', async () => {
    const { app } = await at('/item', { status: 'desbloqueado' });
    await expect.poll(app.place).toBe(BOSS_PATH);
  });

  it("a visitor goes through by 'PRÓXIMA', nothing is sent, and the end leads back up", async () => {
    const { app, server } = await at(
      '/item',
      { status: 'bloqueado', itens: 2, online: false },
      { person: PROFESSOR_WITH_BIA },
    );
    const next = page.getByRole('button', { name: 'PRÓXIMA' });
    await expect.element(next).toBeDisabled();
    await option('B').click({ force: true });
    await next.click();
    await expect.element(question(2, 2)).toBeVisible();
    await option('B').click({ force: true });
    await next.click();
    await expect.poll(app.place).toBe('/v1/avaliacao_adaptadas/roteiro_estudos/301/2');
    expect(server.calls('saveRespostaBoss')).toEqual([]);
  });
});

describe('the result', () => {
  it("won: percent, '+N' coins, hits, and 'CONCLUIR' to the roadmaps", async () => {
    await at('/finalizado', { status: 'venceu', itens: 5, respostas: [3, 3, 3, 3, 1] });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'PARABÉNS! Você derrotou o Boss!' }))
      .toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: 'desempenho' })).toHaveAttribute('aria-valuenow', '80');
    await expect.element(page.getByText('+80')).toBeVisible();
    await expect.element(page.getByText('4/5')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'CONCLUIR' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas');
    expect(await axeViolations()).toEqual([]);
  });

  it("lost without a hit: '-', what was needed, no blame", async () => {
    await at('/finalizado', { status: 'perdeu', respostas: [1, 1, 1] });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Não foi dessa vez...' })).toBeVisible();
    await expect.element(page.getByText('-', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^O Boss cai com 60% de acertos\./)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('lost by the clock: says that the time was over', async () => {
    await at('/finalizado', { status: 'perdeu', respostas: [3], tempo_acabou: true });
    await expect.element(page.getByText(/^O tempo acabou\. O Boss cai com 60% de acertos\./)).toBeVisible();
  });

  it('afterwards there is review only: own answers, keys of what was answered', async () => {
    const { server } = await at('/finalizado', { status: 'perdeu', respostas: [1] });
    expect(server.calls('getBossResumo')).toEqual([]);
    await page.getByRole('link', { name: 'Rever as questões' }).click();
    const review = page.getByRole('heading', { name: 'Questões do desafio' });
    await expect.element(review).toHaveFocus();
    // Below a scene as high as the screen, it is brought into view.
    await expect.poll(() => review.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await page.getByRole('button', { name: /^Questão 1/ }).click();
    await expect.element(page.getByText('Enunciado 601')).toBeVisible();
    await expect.element(page.getByText(/^Alternativa A, sua resposta, errada/)).toBeInTheDocument();
    await page.getByRole('button', { name: /^Questão 2/ }).click();
    await expect.element(page.getByText(/ficou sem resposta/)).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  it('the map leads to the questions at once, and a reload keeps them', async () => {
    const server = bossServer({ status: 'venceu', respostas: [3, 3, 3] });
    server.respond('getAvaliacaoAdaptada', buildAdaptadaMateria({ status_boss: 'venceu' }));
    const { place } = await open(BOSS_PATH.replace('/boss', ''), { server });
    await page.getByRole('link', { name: 'Rever as questões' }).click();
    const review = page.getByRole('heading', { name: 'Questões do desafio' });
    await expect.element(review).toHaveFocus();
    await expect.poll(() => review.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    expect(page.getByRole('link', { name: 'Rever as questões' }).elements()).toEqual([]);
    expect(place()).toBe(`${BOSS_PATH}/finalizado#questoes`);
    await open(place(), { server });
    await expect.element(review).toHaveFocus();
  });

  it('is not there before the end', async () => {
    const { app } = await at('/finalizado', { status: 'iniciado' });
    await expect.poll(app.place).toBe(`${BOSS_PATH}/item`);
  });
});
