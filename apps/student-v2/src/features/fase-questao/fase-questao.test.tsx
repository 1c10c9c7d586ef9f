import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { RoteiroFase } from '@luneta/api-client';
import { buildQuestao, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { buildFase, buildItem, quizAnswers } from '../../testing/trilha-builders.ts';

type Options = Parameters<typeof open>[1];
const PLACE = '/trilhas/1201/1/5102/questao';

type Questao = Parameters<typeof buildQuestao>[0];

function openQuestao(
  changes: Partial<RoteiroFase> = {},
  { ordem = 1, questao, ...options }: Options & { ordem?: number; questao?: Questao } = {},
) {
  const server = createMockServer();
  server.respond('getRoteiroFase', buildFase(changes));
  if (questao) server.respond('getQuestao', buildQuestao(questao));
  return open(`${PLACE}/${ordem}`, { server, ...options });
}

const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`Alternativa ${letter}`, 'u') });
/** The words of an option lie over its radio. */
const choose = (letter: string) => option(letter).click({ force: true });
const answer = () => page.getByRole('button', { name: 'Responder' });
const next = () => page.getByRole('link', { name: 'Continuar' });
const ANSWERED = buildItem({ item_resposta: 3, gabarito: 'C' });

describe('an unanswered question', () => {
  it('keeps the chosen option in the storage of the tab, of this question alone (decision 208)', async () => {
    const { back, place, stored } = await openQuestao();
    await choose('B');
    await expect.element(option('B')).toBeChecked();
    expect(stored().session.filter((name) => name.endsWith('escolha'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Voltar para o conteúdo' }).first().click();
    await expect.poll(place).not.toContain('/questao/');
    back();
    await expect.element(option('B')).toBeChecked();
    await expect.element(answer()).toBeEnabled();
  });

  it("is answered by keyboard with 'Responder', once an option is chosen", async () => {
    const { server } = await openQuestao({ persisted_data: 'eyJvIjoxfQ.k7' });
    await expect.element(answer()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Escolha uma alternativa para responder.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    option('C').element().focus();
    await userEvent.keyboard(' ');
    answer().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: 'Resposta certa!' })).toBeVisible();
    expect(server.calls('saveRoteiroResposta').map(({ body }) => body)).toEqual([
      { trilha_item_id: 70001, item_resposta: 3, persisted_data: 'eyJvIjoxfQ.k7' },
    ]);
    await expect.element(answer()).not.toBeInTheDocument();
    // The button that had the focus is gone: reading and tabbing go on at the verdict.
    await expect.element(page.getByRole('heading', { name: 'Resposta certa!' })).toHaveFocus();
    await expect.element(next()).toHaveAttribute('href', `${PLACE}/2`);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { case: 'five options', questao: undefined },
    { case: 'options left blank', questao: { opcao_a: '', opcao_b: '', opcao_e: null } },
  ])('judged on a phone, with $case, shows the marked option above the verdict', async ({ questao }) => {
    await page.viewport(360, 440);
    await openQuestao({}, { questao });
    await choose('C');
    // Right above the foot, which the verdict makes higher.
    const [chosen, foot] = [option('C'), answer()].map((one) => one.element().getBoundingClientRect());
    window.scrollBy(0, (chosen?.bottom ?? 0) - (foot?.top ?? 0) + 20);
    answer().element().focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    const verdict = page.getByRole('region', { name: 'Resposta certa!' });
    await expect.element(verdict).toBeVisible();
    const marked = page.getByRole('listitem').filter({ hasText: 'sua resposta, certa' });
    // The verdict rises, so its place is known by its height alone.
    const edge = window.innerHeight - verdict.element().getBoundingClientRect().height;
    await expect.poll(() => marked.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(edge);
  });

  it('answered last leads to the result', async () => {
    const { server } = await openQuestao();
    server.respond('saveRoteiroResposta', {
      gabarito: 'C',
      comentario: '',
      fase_finalizada: true,
      proximo_item: null,
      acertou: true,
      qtde_estrelas: 3,
      persisted_data: 'eyJvIjo1fQ.k7',
    });
    await choose('C');
    await answer().click();
    await expect.element(next()).toHaveAttribute('href', '/trilhas/1201/1/5102/concluido');
  });

  it('that does not load has nothing to answer', async () => {
    const server = createMockServer();
    server.respond('getRoteiroFase', buildFase());
    server.fail('getQuestao', 500);
    await open('/trilhas/1201/1/5102/questao/1', { server });
    await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
  });

  it('that the server refuses says why, and the phase is read again', async () => {
    const { server } = await openQuestao();
    await choose('C');
    const message = 'Este roteiro foi encerrado. Você ainda pode consultar o que fez.';
    server.fail('saveRoteiroResposta', 409, { message, codigo: 'roteiro_encerrado' });
    server.respond('getRoteiroFase', buildFase({ trilha_aberta: false }));
    await answer().click();
    await expect.element(page.getByText(/Esta questão ficou sem resposta/)).toBeVisible();
    await expect.element(answer()).not.toBeInTheDocument();
  });

  it('without a connection waits on the device, says so, and goes by itself when the connection returns', async () => {
    const { server } = await openQuestao();
    await choose('B');
    server.setOffline(true);
    await answer().click();
    await expect
      .element(page.getByText(/^Sem internet\. Sua resposta está guardada neste aparelho/).first())
      .toBeVisible();
    await expect.element(option('B')).toBeChecked();
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.element(next()).toBeVisible();
  });

  it('that waits outlives the page: the next one sends it', async () => {
    const { server } = await openQuestao();
    await choose('B');
    server.setOffline(true);
    await answer().click();
    await expect.element(page.getByText(/^Sem internet\. Sua resposta está guardada/).first()).toBeVisible();
    const again = await openQuestao();
    await expect.element(next()).toBeVisible();
    expect(again.server.calls('saveRoteiroResposta').map(({ body }) => body)).toMatchObject([{ item_resposta: 2 }]);
  });

  it('while the quiz is incomplete leads to the quiz (decision 144)', async () => {
    const { place } = await openQuestao({ respostas_quiz: quizAnswers(true, null, null, null, null) });
    await expect.poll(place).toBe('/trilhas/1201/1/5102/quiz');
  });
});

describe('an answered question', () => {
  it.each([
    { case: 'right', item_resposta: 3, gabarito: 'C', says: 'Resposta certa!' },
    { case: 'wrong', item_resposta: 1, gabarito: 'C', says: 'A resposta certa é a C.' },
    { case: 'whose key an exam holds back', item_resposta: 1, gabarito: null, says: /^A resposta certa aparece/u },
  ] as const)('$case says so, and cannot be answered again', async ({ item_resposta, gabarito, says }) => {
    await openQuestao({ items: [buildItem({ item_resposta, gabarito })] });
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(next()).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  const comentario = '<p>1.200 dividido por 40 dá 30.</p>';
  const explanation = page.getByText('1.200 dividido por 40 dá 30.');

  it('has the comment of the phase once it is locked (decisions 164, 214)', async () => {
    await openQuestao({ items: [{ ...ANSWERED, comentario }] }, { questao: { comentario: '' } });
    await expect.element(explanation).not.toBeVisible();
    await page.getByText('Comentário').click();
    await expect.element(explanation).toBeVisible();
  });

  it('a miss shows the right option and its comment at once (D 220)', async () => {
    const { server } = await openQuestao();
    server.respond('saveRoteiroResposta', {
      gabarito: 'C',
      comentario,
      fase_finalizada: false,
      proximo_item: buildItem({ ordem: 2, trilha_item_id: 70002 }),
      acertou: false,
      qtde_estrelas: null,
      persisted_data: 'eyJvIjoxfQ.k7',
    });
    await choose('A');
    await answer().click();
    await expect.element(page.getByText('A resposta certa é a C.')).toBeVisible();
    await expect.element(explanation).toBeVisible();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'resposta certa' }).first()).toBeInTheDocument();
    await expect.element(next()).toHaveAttribute('href', `${PLACE}/2`);
    expect(await axeViolations()).toEqual([]);
  });

  it('stands in a bar with one piece for each question of the phase', async () => {
    await openQuestao(
      { items: [buildItem({ item_resposta: 1, gabarito: 'C' }), buildItem({ ordem: 2, trilha_item_id: 70002 })] },
      { ordem: 2 },
    );
    const bar = page.getByRole('list', { name: 'Questão 2 de 5' });
    await expect.element(bar).toBeVisible();
    expect(
      bar
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Questão 1, respondida com erro',
      'Questão 2, etapa atual',
      'Questão 3, a fazer',
      'Questão 4, a fazer',
      'Questão 5, a fazer',
    ]);
  });

  it('the next question starts without a choice, at its own heading', async () => {
    await openQuestao({ items: [ANSWERED, buildItem({ ordem: 2, trilha_item_id: 70002 })] });
    await next().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Questão 2 de 5' })).toHaveFocus();
    await expect.element(option('C')).not.toBeChecked();
  });
});

describe('an order that the phase does not have', () => {
  it.each([
    { case: 'leads to the last there is', changes: {}, to: `${PLACE}/1` },
    {
      case: 'leads to the result of a finished phase',
      changes: { conclusao: { qtde_estrelas: 2 } },
      to: '/trilhas/1201/1/5102/concluido',
    },
    { case: 'leads to the content without questions', changes: { items: [] }, to: '/trilhas/1201/1/5102/conteudo' },
  ])('$case', async ({ changes, to }) => {
    const { place } = await openQuestao(changes, { ordem: 4 });
    await expect.poll(place).toBe(to);
  });
});

it('who only looks reads the question, and is told why nothing can be answered', async () => {
  await openQuestao({}, { person: PROFESSOR_WITH_BIA });
  await expect.element(page.getByText('Só quem estuda esta fase pode responder.')).toBeVisible();
  await expect.element(answer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Voltar ao roteiro' })).toBeVisible();
});

it('the reading size is kept on the device', async () => {
  const { services } = await openQuestao();
  await page.getByRole('button', { name: 'Aumentar texto' }).click();
  expect(services.device.read('luneta:dispositivo:escala_leitura')).toBe('1.15');
});

describe.each([
  [400, 'Escolha uma das alternativas.'],
  [403, 'Apenas visualização: nada pode ser alterado.'],
  [409, 'Esta fase já terminou.'],
  [413, 'O conteúdo enviado é grande demais.'],
  [422, 'Termine o quiz antes de responder.'],
])('an answer refused with %i (decision 208)', (status, message) => {
  it('says the reason beside the button, stays chosen, and can be sent again', async () => {
    const { server } = await openQuestao();
    await expect.element(option('C')).toBeInTheDocument();
    server.fail('saveRoteiroResposta', status, { message });
    await choose('C');
    await answer().click();
    await expect.element(page.getByText(`Sua resposta não foi salva. ${message}`, { exact: false })).toBeVisible();
    await expect.element(option('C')).toBeChecked();
    await expect.element(page.getByRole('region', { name: /^Resposta/u })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('progressbar', { name: 'Questão 1', exact: true }))
      .toHaveAttribute('aria-valuenow', '0');
    await answer().click();
    await expect.poll(() => server.calls('saveRoteiroResposta').length).toBe(2);
  });
});
