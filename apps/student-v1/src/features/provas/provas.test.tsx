import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildCentral, createMockServer } from '@luneta/testing';
import { fakeClock } from '@luneta/testing/fake-clock';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const PATH = '/v1/central_avaliacoes';
const [HOJE] = buildCentral().provas_hoje;

function openWith(changes: Partial<NonNullable<typeof HOJE>>) {
  const server = createMockServer();
  const provas_hoje = HOJE === undefined ? [] : [{ ...HOJE, ...changes }];
  server.respond('listCentralAvaliacoes', buildCentral({ provas_hoje }));
  return open(PATH, { server });
}

describe('the card of an exam of today', () => {
  it.each([
    { case: 'begun, by its questions', changes: {}, says: 'CONTINUAR AVALIAÇÃO', to: `${PATH}/301/1/itens` },
    { case: 'not begun, by its detail', changes: { iniciou: false }, says: 'INICIAR', to: `${PATH}/301/1` },
    {
      case: 'an essay alone',
      changes: { existe_itens: false },
      says: 'CONTINUAR REDAÇÃO',
      to: `${PATH}/301/1/redacao`,
    },
  ])('$case', async ({ changes, says, to }) => {
    await openWith(changes);
    await expect.element(page.getByRole('link', { name: says })).toHaveAttribute('href', to);
  });

  it.each([
    { says: 'INÍCIO ÀS 20h', changes: { iniciou: false, data_hora_inicial: '2099-11-21T20:00:00-03:00' } },
    { says: 'PROVA FINALIZADA', changes: { permite_responder: false } },
  ])('$says leads nowhere', async ({ says, changes }) => {
    await openWith(changes);
    await expect.element(page.getByRole('article').getByText(says)).toBeVisible();
    expect(page.getByRole('article').getByRole('link').elements()).toEqual([]);
  });

  it('[MON-5] cancelled, says so and leads nowhere', async () => {
    await openWith({ cancelada_em: '2026-11-21T13:40:00-03:00', permite_responder: false });
    const article = page.getByRole('article');
    await expect.element(article.getByText('CANCELADA')).toBeVisible();
    await expect
      .element(article.getByText('Esta prova foi cancelada pela escola. Suas respostas foram guardadas.'))
      .toBeVisible();
    expect(article.getByRole('link').elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it("'SABER MAIS' explains an exam in class", async () => {
    await openWith({ tipo_aplicacao: 'Presencial', existe_redacao: false, iniciou: false, permite_responder: false });
    await page.getByRole('button', { name: 'SABER MAIS' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Prova na escola' })).toBeVisible();
  });

  it('handed in, it may still be changed', async () => {
    await openWith({ entregue_em: '2026-11-21T13:50:00-03:00' });
    await expect.element(page.getByText('Entregue às 13h50. Você ainda pode mudar suas respostas.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'CONTINUAR AVALIAÇÃO' })).toBeVisible();
  });
});

it('staff who look on enter no exam and see the same list', async () => {
  const server = createMockServer();
  const provas_hoje = HOJE === undefined ? [] : [{ ...HOJE, permite_responder: false }];
  server.respond('listCentralAvaliacoes', buildCentral({ provas_hoje }));
  await open(PATH, { server, person: PROFESSOR_WITH_BIA });
  const card = page.getByRole('article', { name: 'Simulado Luneta' });
  await expect.element(card).toBeVisible();
  expect(card.getByRole('link').elements()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

describe('the lists', () => {
  it('without anything say so', async () => {
    const server = createMockServer();
    server.respond('listCentralAvaliacoes', buildCentral({ provas_hoje: [], roteiros_semana: [] }));
    await open(PATH, { server });
    await expect.element(page.getByText('Nenhuma avaliação hoje.')).toBeVisible();
    await expect.element(page.getByText('Nenhuma avaliação esta semana.')).toBeVisible();
  });

  it("a study list of 'Essa Semana' leads to its subjects", async () => {
    await open(PATH);
    await page.getByRole('button', { name: /^Proporcionalidade/ }).click();
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: /^Matemática/ }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/roteiro_estudos/280/1');
  });

  it("the tabs are 'PROVAS' and 'GABARITOS'", async () => {
    await open(PATH);
    await expect.element(page.getByRole('link', { name: 'PROVAS' })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: 'GABARITOS' })).toHaveAttribute('href', `${PATH}/gabaritos`);
  });
});

describe('the exam that is open', () => {
  const card = page.getByRole('article', { name: 'Simulado Luneta' });

  it('is the large card, with the time that is left and what is answered', async () => {
    await openWith({});
    await expect.element(card.getByText('Aberta agora')).toBeVisible();
    await expect.element(card.getByRole('timer', { name: 'Tempo restante' })).toBeVisible();
    await expect.element(card.getByText('Inglês, Espanhol, Português, História · com redação')).toBeVisible();
    await expect.element(card.getByText('Você já respondeu 2 de 4')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('not begun shows until when, and how long it takes', async () => {
    await openWith({ iniciou: false, qtde_itens_respondidos: 0 });
    await expect.element(card.getByText('até 19h')).toBeVisible();
    await expect.element(card.getByText(/ · 1 h 30 min de prova$/)).toBeVisible();
    expect(card.getByRole('timer').elements()).toEqual([]);
  });

  it('is one; the others are rows', async () => {
    const server = createMockServer();
    const provas_hoje =
      HOJE === undefined
        ? []
        : [
            { ...HOJE, descricao: 'Outra', turma_avaliacao_id: 1, iniciou: false },
            HOJE,
            {
              ...HOJE,
              descricao: 'Química',
              turma_avaliacao_id: 2,
              disciplinas: ['Química'],
              permite_responder: false,
            },
          ];
    server.respond('listCentralAvaliacoes', buildCentral({ provas_hoje }));
    await open(PATH, { server });
    await expect.element(card.getByText('Aberta agora')).toBeVisible();
    expect(page.getByText('Aberta agora').elements()).toHaveLength(1);
    await expect.element(page.getByRole('article', { name: 'Outra' }).getByText('até 19h · Online')).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'Química' }).getByText('PROVA FINALIZADA')).toBeVisible();
  });
});

describe("the server's clock", () => {
  const starts = { iniciou: false, permite_responder: false, data_hora_inicial: '2026-11-21T14:30:00-03:00' };

  it('decides what a card says, whatever the device thinks the time is', async () => {
    await openWith(starts);
    await expect.element(page.getByText('INÍCIO ÀS 14h30')).toBeVisible();
    await expect.element(page.getByText('Hoje às 14h30 · Online')).toBeVisible();
  });

  it('at the start the list is asked for again, and the card never says that the exam is over', async () => {
    const before = { servidor_em: '2026-11-21T14:29:59-03:00' };
    const server = createMockServer();
    const provas_hoje = HOJE === undefined ? [] : [{ ...HOJE, ...starts }];
    server.respond('listCentralAvaliacoes', buildCentral({ provas_hoje, ...before }));
    const clock = fakeClock();
    vi.setTimerTickMode('interval', 10);
    await open(PATH, { server });
    await expect.element(page.getByText('INÍCIO ÀS 14h30')).toBeVisible();
    const begun = provas_hoje.map((prova) => ({ ...prova, permite_responder: true }));
    const after = { provas_hoje: begun, servidor_em: '2026-11-21T14:30:09-03:00' };
    server.respond('listCentralAvaliacoes', buildCentral(after));
    vi.setTimerTickMode('manual');
    await clock.advance(10);
    vi.setTimerTickMode('interval', 10);
    await expect.element(page.getByRole('link', { name: 'INICIAR' })).toBeVisible();
    expect(page.getByText('PROVA FINALIZADA').elements()).toEqual([]);
  });
});
