import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { AdaptadaItens, Navbar } from '@luneta/api-client';
import { buildQuestao } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FASE, faseServer, item, PLANO } from '../../testing/fase.ts';
import { axeViolations, open } from '../../testing/open.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
/** A button of the sheet; the page behind has its own. */
const way = (name: string) => dialog().getByRole('button', { name, exact: true });
const buttonsOfSheet = () =>
  dialog()
    .getByRole('button')
    .elements()
    .map((one) => one.textContent);
const OPTIONS = { A: '20', B: '25', C: '30', D: '35' };
const choose = (letra: keyof typeof OPTIONS) =>
  page.getByRole('group').getByText(OPTIONS[letra], { exact: true }).click();

async function play(path = `${FASE}/item/1`, changes: Partial<AdaptadaItens> = {}, navbar: Partial<Navbar> = {}) {
  const server = faseServer(changes, navbar);
  const app = await open(path, { server });
  return { ...app, server };
}

async function answer(letra: keyof typeof OPTIONS) {
  await choose(letra);
  await button('RESPONDER').click();
}

/** The end of the task at hand. Unlike a timer it waits for nothing. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

describe('an exercise', () => {
  it("stands in 'Etapa 2/3' without bottom navigation, and needs a choice before RESPONDER", async () => {
    await play();
    await expect.element(page.getByText('Enunciado 621')).toBeVisible();
    await expect.element(page.getByText('Etapa 2/3')).toBeVisible();
    await expect.element(page.getByText('Questão 1 de 3').first()).toBeVisible();
    expect(page.getByRole('navigation').elements()).toEqual([]);
    await expect.element(button('RESPONDER')).toBeDisabled();
    // The blank option is hidden.
    expect(page.getByRole('radio').elements()).toHaveLength(4);
    expect(await axeViolations()).toEqual([]);
    await choose('C');
    await expect.element(button('RESPONDER')).toBeEnabled();
  });

  it('right, shows the coins and the comment, and leads to the next one', async () => {
    const { server, place } = await play();
    await answer('C');
    await expect.element(dialog()).toHaveAccessibleName('Resposta certa! Boa leitura!');
    await expect.element(dialog().getByText('+20 moedas')).toBeVisible();
    await dialog().getByText('Ver comentário').click();
    await expect.element(dialog().getByText(/^A escala é a razão/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await way('CONTINUAR').click();
    await expect.element(page.getByText('Enunciado 622')).toBeVisible();
    await expect.poll(place).toBe(`${FASE}/item/2`);
    expect(server.calls('saveAdaptadaItem')).toHaveLength(1);
    expect(server.calls('saveAdaptadaItem')[0]?.body).toEqual({ item_resposta: 3, vez: 1, tentativa: 2 });
  });

  it('from the third in a row on shows them as a line of stars; Pipa celebrates, and the way on does not wait', async () => {
    const done = { acertou: true, vez: 1, bloqueado: true, gabarito: 'C', item_resposta: 3 } as const;
    const { place } = await play(`${FASE}/item/3`, { itens: [item(1, done), item(2, done), item(3)] });
    await answer('C');
    await expect.element(dialog().getByText('3 acertos seguidos')).toBeVisible();
    await expect.element(dialog().getByText('Questões 1, 2 e 3')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await expect.poll(() => document.querySelector('.pipa-comemorando')).not.toBeNull();
    await way('CONTINUAR').click();
    await expect.poll(place).toBe(`${FASE}/concluido`);
  });

  it("wrong, says 'Você perdeu uma vida...' with -1, and offers to try again and to study more", async () => {
    await play();
    await answer('A');
    await expect.element(dialog()).toHaveAccessibleName('Você perdeu uma vida...');
    await expect.element(dialog().getByRole('img', { name: '3 de 5 vidas' })).toBeVisible();
    await expect.element(dialog().getByText('−1')).toBeInTheDocument();
    expect(buttonsOfSheet()).toEqual(['Tentar novamente', 'Estudar mais', 'CONTINUAR']);
    expect(await axeViolations()).toEqual([]);
  });

  it('wrong twice, is locked: no third try, the right option is said, and going on is the main way', async () => {
    const { server } = await play();
    await answer('A');
    await way('Tentar novamente').click();
    await answer('B');
    await expect.element(dialog().getByText(/A resposta certa é a alternativa C\./)).toBeVisible();
    expect(buttonsOfSheet()).toEqual(['CONTINUAR']);
    await expect.element(dialog().getByText(/^A escala é a razão/)).toBeVisible();
    expect(server.calls('saveAdaptadaItem').map(({ body }) => body)).toMatchObject([
      { item_resposta: 1, vez: 1 },
      { item_resposta: 2, vez: 2 },
    ]);
    await expect.element(page.getByText('Alternativa C, resposta certa:')).toBeInTheDocument();
  });

  it('wrong and right pays 10', async () => {
    await play();
    await answer('A');
    await way('Tentar novamente').click();
    await answer('C');
    await expect.element(dialog().getByText('+10 moedas')).toBeVisible();
    await expect.element(dialog().getByText('Na 2ª tentativa.')).toBeVisible();
    await expect.element(dialog()).toHaveAccessibleName('Resposta certa! Você achou o caminho!');
  });

  it('continued after one wrong try, shows the right option and the comment, and then goes on (decision 220)', async () => {
    const { server, place } = await play();
    await answer('A');
    await way('CONTINUAR').click();
    await expect.element(dialog()).toHaveAccessibleName('Resposta certa: C');
    await expect.element(dialog().getByText(/^A escala é a razão/)).toBeVisible();
    expect(buttonsOfSheet()).toEqual(['CONTINUAR']);
    expect(server.calls('saveAdaptadaItem')[1]?.body).toMatchObject({ item_resposta: null, vez: 1 });
    expect(await axeViolations()).toEqual([]);
    await way('CONTINUAR').click();
    await expect.element(page.getByText('Enunciado 622')).toBeVisible();
    await expect.poll(place).toBe(`${FASE}/item/2`);
  });

  it('continued after one wrong try without a connection, goes on: nobody waits for an explanation', async () => {
    const { server, place } = await play();
    await answer('A');
    await expect.element(way('CONTINUAR')).toBeVisible();
    server.fail('saveAdaptadaItem', 503);
    await way('CONTINUAR').click();
    await expect.element(page.getByText('Enunciado 622')).toBeVisible();
    await expect.poll(place).toBe(`${FASE}/item/2`);
  });

  it('continued after one wrong try at the last exercise, shows it there too, and then the result', async () => {
    const done = { acertou: true, vez: 1, bloqueado: true, gabarito: 'C', item_resposta: 3 } as const;
    const { server, place } = await play(`${FASE}/item/3`, { itens: [item(1, done), item(2, done), item(3)] });
    await answer('A');
    await way('CONTINUAR').click();
    await expect.element(dialog()).toHaveAccessibleName('Resposta certa: C');
    await way('CONTINUAR').click();
    await expect.poll(() => server.calls('closeAdaptadaFase')).toHaveLength(1);
    expect(place()).toBe(`${FASE}/concluido`);
  });

  it('at the second try the tried option is marked and cannot be chosen, and the pill says what a hit pays', async () => {
    await play(`${FASE}/item/1`, { tentativa: 1 });
    await answer('A');
    await way('Tentar novamente').click();
    await expect.element(page.getByText('2ª tentativa · vale 10')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Alternativa A, já tentada: 20' })).toBeDisabled();
    await expect.element(page.getByText('Restam 3 alternativas. Releia o enunciado com calma.')).toBeVisible();
    await expect.element(button('RESPONDER')).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
  });

  it('[ALT-2] what is left after a wrong try counts only alternatives that are there', async () => {
    const server = faseServer({ tentativa: 1 });
    server.respond('getQuestao', ({ path }) =>
      buildQuestao({
        banco_questao_id: Number(path['id']),
        opcao_a: '20',
        opcao_b: '25',
        opcao_c: '<p></p>',
        opcao_d: '',
        opcao_e: null,
      }),
    );
    await open(`${FASE}/item/1`, { server });
    await expect.element(page.getByRole('radio').first()).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    await answer('A');
    await way('Tentar novamente').click();
    await expect.element(page.getByText('Resta 1 alternativa. Releia o enunciado com calma.')).toBeVisible();
  });

  it('in a later run the pill promises no coins: the item may have paid them', async () => {
    await play();
    await answer('A');
    await way('Tentar novamente').click();
    await expect.element(page.getByText('2ª tentativa', { exact: true })).toBeVisible();
  });

  it('Escape after one wrong try only closes: the second try stays', async () => {
    const { server } = await play();
    await answer('A');
    await expect.element(way('CONTINUAR')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // The button that opened it waits for a choice: the keys go on in the page.
    await expect.element(page.getByRole('main')).toHaveFocus();
    await answer('C');
    await expect.element(dialog().getByText('Na 2ª tentativa.')).toBeVisible();
    expect(server.calls('saveAdaptadaItem').map(({ body }) => body)).toMatchObject([{ vez: 1 }, { vez: 2 }]);
  });

  it("'Estudar mais' leads to the media and back to the same question, without gate, survey or price", async () => {
    const { place, server } = await play();
    await answer('A');
    await way('Estudar mais').click();
    await expect.poll(place).toBe(`${FASE}/midia/1?estudo`);
    expect(button(/Pular explicação/).elements()).toEqual([]);
    await button('Voltar à questão').click();
    await expect.poll(place).toBe(`${FASE}/item/1`);
    await expect.element(page.getByRole('radio', { name: 'Alternativa A, já tentada: 20' })).toBeDisabled();
    await answer('C');
    await expect.element(dialog().getByText('Na 2ª tentativa.')).toBeVisible();
    expect(server.calls('saveAdaptadaItem').map(({ body }) => body)).toMatchObject([{ vez: 1 }, { vez: 2 }]);
  });

  it("'Estudar mais' is there only where there are media", async () => {
    await play(`${FASE}/item/1`, { existe_midia: false });
    await answer('A');
    await expect.element(way('Tentar novamente')).toBeVisible();
    expect(way('Estudar mais').elements()).toEqual([]);
  });

  it('Back shows the exercise of the address', async () => {
    const { place, back } = await play();
    await answer('C');
    await way('CONTINUAR').click();
    await expect.poll(place).toBe(`${FASE}/item/2`);
    await expect.element(page.getByText('Enunciado 622')).toBeVisible();
    back();
    await expect.poll(place).toBe(`${FASE}/item/1`);
    await expect.element(page.getByText('Enunciado 621')).toBeVisible();
    await expect.element(page.getByText('Questão 1 de 3').first()).toBeVisible();
  });

  it('Back in the moment in which the address arrives shows the exercise of the address', async () => {
    const { place, back } = await play();
    await answer('C');
    await way('CONTINUAR').click();
    // Sooner than React, which draws in a task of its own what it is not told to draw at once.
    while (place() !== `${FASE}/item/2`) await nextTask();
    back();
    await expect.poll(place).toBe(`${FASE}/item/1`);
    await expect.element(page.getByText('Enunciado 621')).toBeVisible();
    await expect.element(page.getByText('Questão 1 de 3').first()).toBeVisible();
  });

  it('the last one leads to the result, and back from there to the map', async () => {
    const { place, back } = await play(`${FASE}/item/3`);
    await answer('C');
    await way('CONTINUAR').click();
    await expect.poll(place).toBe(`${FASE}/concluido`);
    await expect.element(page.getByRole('heading', { name: 'FASE CONCLUÍDA!' })).toBeVisible();
    back();
    await expect.poll(place).toBe('/v1/avaliacao_adaptadas/roteiro_estudos/280/1');
  });

  it('in an action plan shows the doubled gain', async () => {
    await play(`${PLANO}/item/1`);
    await answer('C');
    await expect.element(dialog().getByText('×2')).toBeInTheDocument();
  });
});

describe('an exercise seen again', () => {
  const right = item(1, { vez: 1, bloqueado: true, acertou: true, gabarito: 'C', item_resposta: 3 });
  const wrong = item(1, { vez: 1, acertou: false, item_resposta: 1 });

  it('locked, shows the verdict and CONTINUAR', async () => {
    await play(`${FASE}/item/1`, { itens: [right, item(2)] });
    await expect.element(page.getByText('Alternativa C, sua resposta, certa:')).toBeInTheDocument();
    await expect.element(button('CONTINUAR')).toBeEnabled();
  });

  it('with one wrong try, can be continued or tried again', async () => {
    await play(`${FASE}/item/1`, { itens: [wrong, item(2)] });
    await expect.element(button('CONTINUAR')).toBeEnabled();
    await button('Tentar novamente').click();
    await answer('C');
    await expect.element(dialog()).toHaveAccessibleName('Resposta certa! Você achou o caminho!');
  });

  it('an order that the phase does not have leads to where the run goes on', async () => {
    const { place } = await play(`${FASE}/item/9`, { itens: [right, item(2)] });
    await expect.poll(place).toBe(`${FASE}/item/2`);
  });
});

describe('without lives', () => {
  const none = { qtde_vidas: 0, prox_vida: 700 };

  it("RESPONDER becomes 'COMPRAR VIDAS', which opens the lives; waiting offers practice and the media", async () => {
    await play(`${FASE}/item/1`, {}, none);
    await expect.element(page.getByText('Você está sem vidas').first()).toBeVisible();
    expect(button('RESPONDER').elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await button('COMPRAR VIDAS').click();
    await expect.element(dialog().getByRole('button', { name: 'Estudar mais' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Treinar sem moedas' }).click();
    await expect.element(page.getByText(/^Você está treinando/)).toBeVisible();
    await expect.element(button('RESPONDER')).toBeVisible();
  });

  it('practice takes no life, pays nothing, and says so', async () => {
    const { server } = await play(`${FASE}/item/1`, {}, none);
    await button('Treinar sem moedas').first().click();
    await answer('C');
    await expect.element(dialog().getByText('Este treino não vale moedas nem estrelas.')).toBeVisible();
    expect(server.calls('saveAdaptadaItem')[0]?.body).toMatchObject({ pratica: true });
  });

  it('the last life lost offers to buy, not to try again', async () => {
    await play(`${FASE}/item/1`, {}, { qtde_vidas: 1 });
    await answer('A');
    await expect.element(dialog().getByRole('button', { name: 'COMPRAR VIDAS' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Tentar novamente' }).elements()).toEqual([]);
    await expect.element(way('CONTINUAR')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('COMPRAR VIDAS')).toBeVisible();
    await expect.element(page.getByText('Enunciado 621')).toBeVisible();
  });

  it('a school without lives shows none and takes none', async () => {
    await play(`${FASE}/item/1`, {}, { vidas_ativas: false, qtde_vidas: 5, prox_vida: null });
    await expect.element(page.getByText('Enunciado 621')).toBeVisible();
    expect(page.getByRole('button', { name: /Ver vidas/ }).elements()).toEqual([]);
  });
});

describe('a roadmap that is over', () => {
  it('is practice: said before, and sent so', async () => {
    const { server } = await play(`${FASE}/item/1`, { encerrado: true }, { qtde_vidas: 0 });
    await expect.element(page.getByText(/^O prazo deste roteiro terminou\. Isto é um treino/)).toBeVisible();
    await answer('C');
    await expect.poll(() => server.calls('saveAdaptadaItem')[0]?.body).toMatchObject({ pratica: true });
  });
});

describe('who only looks', () => {
  it('cannot answer and presses PRÓXIMA to the end of the phase', async () => {
    const server = faseServer();
    const { place } = await open(`${FASE}/item/2`, { server, person: PROFESSOR_WITH_BIA });
    await expect.element(page.getByText('Enunciado 622')).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
    await button('PRÓXIMA').click();
    await expect.poll(place).toBe(`${FASE}/item/3`);
    await button('PRÓXIMA').click();
    await expect.poll(place).toBe('/v1/avaliacao_adaptadas/roteiro_estudos/280/1');
    expect(server.calls('saveAdaptadaItem')).toEqual([]);
  });
});

describe('after 45 minutes of play', () => {
  const MINUTE = 60_000;
  const SUGGESTED = /^Você está jogando há 45 minutos/;

  it('a break is suggested once, between two exercises', async () => {
    const { services } = await play();
    await expect.element(page.getByText('Enunciado 621')).toBeVisible();
    const ultimoMs = Date.now();
    const jogo = { desdeMs: ultimoMs - 46 * MINUTE, ultimoMs, dispensada: false };
    services.session.setNote('jogo', JSON.stringify(jogo));
    expect(page.getByText(SUGGESTED).elements()).toEqual([]);
    await answer('C');
    await way('CONTINUAR').click();
    await expect.element(page.getByText(SUGGESTED)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await button('Agora não').click();
    expect(page.getByText(SUGGESTED).elements()).toEqual([]);
    await answer('C');
    await way('CONTINUAR').click();
    await expect.element(page.getByText('Enunciado 623')).toBeVisible();
    expect(page.getByText(SUGGESTED).elements()).toEqual([]);
  });
});

describe('what does not come', () => {
  it('a locked phase says so and leads back', async () => {
    const server = faseServer();
    server.fail('getAdaptadaItens', 409, { codigo: 'fase_bloqueada' });
    await open(`${FASE}/item/1`, { server });
    await expect.element(page.getByRole('heading', { name: 'ITEM BLOQUEADO' })).toBeVisible();
    await expect.element(page.getByText('Faça a fase anterior para desbloquear')).toBeVisible();
  });

  it('a question that fails is asked for again in its place', async () => {
    const server = faseServer();
    server.fail('getQuestao', 500);
    await open(`${FASE}/item/1`, { server });
    await expect.element(page.getByText('Não foi possível carregar esta questão.')).toBeVisible();
    await expect.element(button('RESPONDER')).toBeDisabled();
  });

  it.each(['abc', '0'])('the address item/%s is unknown', async (ordem) => {
    await open(`${FASE}/item/${ordem}`, { server: faseServer() });
    await expect.element(page.getByText('404').first()).toBeInTheDocument();
  });
});
