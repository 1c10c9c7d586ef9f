import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAvaliacao, buildConta, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

type Avaliacao = ReturnType<typeof buildAvaliacao>;

/** The server's now is 21 November 2026, 14:00 in São Paulo. */
function openList(...entries: Partial<Avaliacao>[]) {
  const server = createMockServer();
  server.respond(
    'listAvaliacoes',
    entries.map((entry, n) => buildAvaliacao({ turma_avaliacao_id: 301 + n, ...entry })),
  );
  return open('/avaliacoes', { server });
}

const card = (name = 'Simulado Luneta') => page.getByRole('article', { name });

const RUNNING = {
  data_hora_inicial_prova: '2026-11-21T13:30:00-03:00',
  data_hora_final_prova: '2026-11-21T19:00:00-03:00',
};
const TONIGHT = {
  data_hora_inicial_prova: '2026-11-21T20:00:00-03:00',
  data_hora_final_prova: '2026-11-21T23:00:00-03:00',
  data_hora_inicio: null,
};
const IN_DECEMBER = {
  data_hora_inicial_prova: '2026-12-10T08:00:00-03:00',
  data_hora_final_prova: '2026-12-10T12:00:00-03:00',
  data_hora_inicio: null,
};

it.each([
  ['running', RUNNING],
  ['in December', IN_DECEMBER],
])('[MON-5] a cancelled exam, %s, says so and leads nowhere', async (_when, given) => {
  await openList({ ...given, cancelada_em: '2026-11-21T13:40:00-03:00', acessar_avaliacao_online: false });
  await expect.element(card().getByText('Cancelada', { exact: true })).toBeVisible();
  await expect
    .element(card().getByText('Esta prova foi cancelada pela escola. Suas respostas foram guardadas.'))
    .toBeVisible();
  expect(card().getByRole('link').elements()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

describe('a card says where its exam stands', () => {
  it.each([
    {
      case: 'started',
      given: RUNNING,
      says: ['Em andamento', '2 de 4 respondidas', /^1ª bateria · Online · até 21 de nov/],
      link: '/avaliacoes/301/1',
      word: 'Continuar avaliação',
    },
    {
      case: 'not started yet',
      given: { ...RUNNING, data_hora_inicio: null },
      says: ['Em andamento', /^Tempo de prova: (5 h|4 h 59 min)$/],
      link: '/avaliacoes/301/1/instrucoes',
      word: 'Iniciar avaliação',
    },
    {
      case: 'of the second day',
      given: { ...RUNNING, data_hora_inicio: null, bateria: 2, dia_prova: 2 },
      says: [/^2ª bateria/],
      link: '/avaliacoes/301/2/instrucoes',
      word: 'Iniciar avaliação',
    },
  ])('$case', async ({ given, says, link, word }) => {
    await openList(given);
    for (const text of says) await expect.element(card().getByText(text)).toBeVisible();
    await expect.element(card().getByRole('link', { name: word })).toHaveAttribute('href', link);
  });

  it.each([
    { case: 'one that was begun', given: RUNNING },
    { case: 'one that was not begun', given: { ...RUNNING, data_hora_inicio: null } },
  ])('who may not take $case is led to its instructions', async ({ given }) => {
    const server = createMockServer();
    server.respond('listAvaliacoes', [buildAvaliacao({ turma_avaliacao_id: 301, ...given })]);
    await open('/avaliacoes', { server, person: PROFESSOR_WITH_BIA });
    const read = card().getByRole('link', { name: 'Ver instruções' });
    await expect.element(read).toHaveAttribute('href', '/avaliacoes/301/1/instrucoes');
    await expect.element(card().getByRole('link', { name: /(Iniciar|Continuar) avaliação/u })).not.toBeInTheDocument();
  });

  it.each([
    { case: 'within 24 h', given: TONIGHT, says: 'Prova irá começar às 20h' },
    {
      case: 'handed in today',
      given: { ...RUNNING, data_hora_fim: '2026-11-21T13:50:00-03:00' },
      says: 'Prova Finalizada',
    },
    {
      case: 'ended today without being handed in',
      given: { ...RUNNING, data_hora_final_prova: '2026-11-21T13:59:00-03:00' },
      says: 'Prova Finalizada',
    },
    { case: 'later', given: IN_DECEMBER, says: 'Em breve' },
  ])('$case there is nothing to enter', async ({ given, says }) => {
    await openList(given);
    await expect.element(card().getByText(says)).toBeInTheDocument();
    expect(card().getByRole('link').elements()).toEqual([]);
  });

  it('an exam that ended yesterday is not listed', async () => {
    await openList({
      data_hora_inicial_prova: '2026-11-20T08:00:00-03:00',
      data_hora_final_prova: '2026-11-20T12:00:00-03:00',
    });
    await expect.element(page.getByText('Não há avaliações disponíveis no momento.')).toBeVisible();
    await expect.element(card()).not.toBeInTheDocument();
  });

  it('the time left follows the clock of the server', async () => {
    await openList({ ...RUNNING, tempo_restante: 3600 });
    await expect.element(card().getByText(/^(Resta 1 h|Restam 59 min)$/)).toBeVisible();
  });
});

describe('what is to be done first', () => {
  const NEXT = { descricao: 'Prova de Química', data_hora_inicio: null };

  it('the exam that was begun has the one filled button; the others are rows', async () => {
    await openList({ ...RUNNING, ...NEXT }, RUNNING);
    await expect.element(card().getByText(/^1ª bateria · Online · até 21 de nov/)).toBeVisible();
    const row = card('Prova de Química');
    await expect.element(row.getByText('1ª bateria · 2 de 4 respondidas')).toBeVisible();
    await expect.element(row.getByRole('link', { name: 'Iniciar avaliação' })).toBeVisible();
    const [first, second] = page.getByRole('link', { name: /^(Iniciar|Continuar) avaliação$/ }).elements();
    expect(first).toHaveAccessibleName('Continuar avaliação');
    expect(getComputedStyle(second ?? document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(await axeViolations()).toEqual([]);
  });

  it('with nothing to take now, what begins tonight stands first', async () => {
    await openList({ ...TONIGHT, descricao: 'Prova da noite' }, IN_DECEMBER);
    await expect.element(card('Prova da noite').getByText(/^1ª bateria · Online/)).toBeVisible();
    await expect.element(card('Prova da noite').getByText('Prova irá começar às 20h')).toBeVisible();
  });
});

describe('the page', () => {
  it('groups what comes by month, the nearest open', async () => {
    await openList(
      RUNNING,
      { ...IN_DECEMBER, descricao: 'Prova de dezembro' },
      {
        descricao: 'Prova de fevereiro',
        data_hora_inicial_prova: '2027-02-10T08:00:00-03:00',
        data_hora_final_prova: '2027-02-10T12:00:00-03:00',
        data_hora_inicio: null,
      },
    );
    await expect.element(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Avaliações em andamento' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Próximas avaliações' })).toBeVisible();
    const december = page.getByRole('button', { name: /Dezembro de 2026/ });
    const february = page.getByRole('button', { name: /Fevereiro de 2027/ });
    await expect.element(december).toHaveAttribute('aria-expanded', 'true');
    await expect.element(february).toHaveAttribute('aria-expanded', 'false');
    february.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(card('Prova de fevereiro')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('marks its destination in the navigation', async () => {
    await openList(RUNNING);
    const nav = page.getByRole('navigation', { name: 'Principal' });
    await expect.element(nav.getByRole('link', { name: 'Avaliações' })).toHaveAttribute('aria-current', 'page');
    for (const [name, href] of [
      ['Home', '/home'],
      ['Estudos', '/trilhas'],
      ['Resultados', '/resultados'],
    ] as const)
      await expect.element(nav.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('details', () => {
  it("'Ver detalhes' tells all of 'Detalhes da Prova', by keyboard too", async () => {
    await openList(RUNNING);
    const button = card().getByRole('button', { name: 'Ver detalhes' });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Detalhes da Prova' });
    await expect.element(dialog).toBeVisible();
    for (const text of ['Simulado Luneta', '4', '10', 'Online', 'Linguagens, Humanas', 'Redação', 'Sim', '1 de 2'])
      await expect.element(dialog.getByText(text, { exact: true }).first()).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(button.element());
  });

  it('an exam without an essay does not name it', async () => {
    await openList({ ...RUNNING, tem_redacao: false });
    await card().getByRole('button', { name: 'Ver detalhes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Detalhes da Prova' });
    await expect.element(dialog.getByText('Total de questões')).toBeVisible();
    await expect.element(dialog.getByText('Redação')).not.toBeInTheDocument();
  });
});

describe('an exam in class', () => {
  it("'Prova presencial' explains, and leads nowhere", async () => {
    await openList({ ...RUNNING, realizado_online: false, tipo_aplicacao: 'Presencial' });
    await card().getByRole('button', { name: 'Prova presencial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Avaliação em sala de aula' });
    await expect.element(dialog.getByText(/^Esta prova deve ser feita na escola/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe("'Resetar Avaliações'", () => {
  it('is for a test account, and says that it is done', async () => {
    const { server } = await open('/avaliacoes', { conta: buildConta({ conta_teste: true }) });
    await page.getByRole('button', { name: 'Resetar Avaliações' }).click();
    await expect.element(page.getByText('Avaliação reiniciada com sucesso.')).toBeVisible();
    expect(server.calls('resetAvaliacoes')).toHaveLength(1);
  });

  it('nobody else sees it', async () => {
    await open('/avaliacoes');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Próximas avaliações' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Resetar Avaliações' })).not.toBeInTheDocument();
  });
});
