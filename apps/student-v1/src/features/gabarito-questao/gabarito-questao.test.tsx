import { buildGabarito, buildGabaritoItem, buildQuestao, createMockServer } from '@luneta/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const GABARITO = '/v1/central_avaliacoes/gabaritos/210';
const SECOND = 502;

type Item = ReturnType<typeof buildGabaritoItem>;

/** Twenty-four questions; the second one has the changes. */
function openWith(
  changes: Partial<Item> = {},
  more: Parameters<typeof buildGabarito>[0] = {},
  item_id = SECOND,
  server = createMockServer(),
) {
  const itens = Array.from({ length: 24 }, (_, n) => buildGabaritoItem({ numero: n + 1, ...(n === 1 ? changes : {}) }));
  const historia = { materia_id: 4, materia_nome: 'História', fora_do_gabarito: false, itens };
  server.respond('getGabarito', buildGabarito({ desempenho: 75, nota: 7.5, resumo: [historia], ...more }));
  return { server, opened: open(`${GABARITO}/${item_id}`, { server }) };
}

beforeEach(() => page.viewport(360, 800));

const question = (numero: number) => page.getByRole('heading', { level: 2, name: `Questão ${numero}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the review of a question', () => {
  it.each([
    ['Acertou', {}],
    ['Errou', { item_resposta: 1 }],
    ['Não respondeu', { item_resposta: null }],
    ['Anulada', { questao_anulada: true, gabarito: null }],
    ['Bonificada', { item_resposta: 1, gabarito_bonificado: true }],
    ['Questão de texto', { subjetiva: true, item_resposta: null, gabarito: null }],
  ] as const)('says the result beside the number: %s', async (says, changes) => {
    await openWith(changes).opened;
    await expect.element(question(2)).toBeVisible();
    await expect.element(page.getByRole('article').getByText(says, { exact: true })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('[NOT-16] more than one option marked on paper is wrong, and says so', async () => {
    await openWith({ item_resposta: null, dupla_marcacao: true }).opened;
    await expect.element(page.getByRole('article').getByText('Errou', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Mais de uma alternativa marcada. A resposta não conta.')).toBeVisible();
  });

  it('shows percent and grade with one decimal in the top bar', async () => {
    await openWith({}, { nota: 6.44 }).opened;
    await expect.element(page.getByText('64% · Nota 6,4')).toBeVisible();
  });

  it('marks the own option and the right one', async () => {
    await openWith({ item_resposta: 1 }).opened;
    const options = page.getByRole('list', { name: 'Alternativas da questão 2' }).getByRole('listitem');
    await expect.element(options.first()).toBeVisible();
    const said = options.elements().map((one) => one.textContent.split(':')[0]);
    expect(said[0]).toMatch(/sua resposta, errada/u);
    expect(said[2]).toMatch(/resposta certa/u);
  });

  it.each([
    ['two', { opcao_c: '', opcao_d: '', opcao_e: null }, 2],
    ['three', { opcao_d: '', opcao_e: null }, 3],
    ['four', { opcao_e: null }, 4],
  ])('[ALT-2] a question with %s alternatives shows these', async (_, changes, n) => {
    const server = createMockServer();
    server.respond('getQuestao', buildQuestao(changes));
    await openWith({ item_resposta: 1 }, { situacao: 'em_correcao' }, SECOND, server).opened;
    const options = page.getByRole('list', { name: 'Alternativas da questão 2' }).getByRole('listitem');
    await expect.poll(() => options.elements().length).toBe(n);
  });

  it('shows how the class did, rounded, and the comment', async () => {
    await openWith({ percentual_acerto: 61.6 }).opened;
    await expect.element(page.getByText('62% da sua turma acertou esta questão.')).toBeVisible();
    await page.getByText('Comentário', { exact: true }).click();
  });

  it('an annulled question says that it counts, and has no right option', async () => {
    await openWith({ questao_anulada: true, gabarito: null, percentual_acerto: null }).opened;
    await expect
      .element(page.getByText('Esta questão foi anulada e conta como acerto para quem fez a prova.'))
      .toBeVisible();
    expect(page.getByText(/resposta certa/).elements()).toEqual([]);
    expect(page.getByText(/da sua turma acertou/).elements()).toEqual([]);
  });

  it.each([
    ['marked', { pontuacao_correcao: 3.5 }, '3,5 de 5 pontos'],
    ['not marked yet', {}, 'A correção deste texto ainda não terminou.'],
  ])('an answer in writing shows the own text and its points: %s', async (_name, changes, says) => {
    const written = { subjetiva: true, item_resposta: null, gabarito: null, texto_resposta: 'Porque a área dobra.' };
    await openWith({ ...written, ...changes }).opened;
    await expect.element(page.getByText('Porque a área dobra.')).toBeVisible();
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('before the release shows the own answer, and neither key nor grade', async () => {
    const pending = { situacao: 'em_correcao', nota: null, desempenho: null } as const;
    const { server, opened } = openWith({ gabarito: null, percentual_acerto: null }, pending);
    await opened;
    await expect.element(page.getByText('Em correção')).toBeVisible();
    await expect.element(page.getByText('Respondida')).toBeVisible();
    expect(page.getByText(/resposta certa|errada/).elements()).toEqual([]);
    expect(server.calls('getResultadoQuestao')).toEqual([]);
  });

  it('leads to the question alone', async () => {
    await openWith().opened;
    await expect
      .element(page.getByRole('link', { name: 'Abrir só esta questão' }))
      .toHaveAttribute('href', '/v1/questoes_v1/502');
  });
});

describe('while it comes, the page has its shape', () => {
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const bones = () =>
    [...document.querySelectorAll('main [aria-hidden="true"]')].filter((one) => one.clientHeight === 56);

  it('at first as the whole page, then as the options alone; title and question stay where they are', async () => {
    const server = createMockServer();
    const itens = Array.from({ length: 24 }, (_, n) => buildGabaritoItem({ numero: n + 1 }));
    const historia = { materia_id: 4, materia_nome: 'História', fora_do_gabarito: false, itens };
    server.respond('getGabarito', buildGabarito({ descricao: 'Simulado', nota: 7.5, resumo: [historia] }));
    const releaseKey = server.hold('getGabarito');
    const releaseText = server.hold('getResultadoQuestao');
    await open(`${GABARITO}/${SECOND}`, { server });
    await expect.poll(bones).toHaveLength(5);
    const title = top(page.getByRole('heading', { level: 1 }).element());
    const options = bones().map(top);
    releaseKey();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Simulado' })).toBeVisible();
    await expect.element(question(2)).toBeVisible();
    expect(top(page.getByRole('heading', { level: 1 }).element())).toBe(title);
    expect(Math.max(...bones().map((one, n) => Math.abs(top(one) - (options[n] ?? 0))))).toBeLessThan(12);
    expect(page.getByText(/da sua turma acertou/).elements()).toEqual([]);
    releaseText();
    await expect.element(page.getByText(/da sua turma acertou/)).toBeVisible();
    expect(bones()).toEqual([]);
  });
});

describe("'Anterior' and 'Próxima'", () => {
  it('walk through the exam, and the focus is on the heading of the new question', async () => {
    const app = await openWith().opened;
    await button('Próxima').click();
    await expect.poll(app.place).toBe(`${GABARITO}/503`);
    await expect.element(question(3)).toHaveFocus();
    await button('Anterior').click();
    await expect.element(question(2)).toHaveFocus();
  });

  it.each([
    ['before the first', 501, 'Anterior'],
    ['after the last', 524, 'Próxima'],
  ])('there is nothing %s', async (_name, item_id, name) => {
    await openWith({}, {}, item_id).opened;
    await expect.element(button(name)).toBeDisabled();
  });

  it('the neighbours are fetched ahead', async () => {
    const { server, opened } = openWith();
    await opened;
    await expect.poll(() => server.calls('getResultadoQuestao')).toHaveLength(3);
  });
});

describe("'VER GABARITO'", () => {
  it('shows twelve questions to a page, with answers and results, the one on screen marked', async () => {
    const app = await openWith({ item_resposta: 1 }).opened;
    await button('VER GABARITO').click();
    const grid = page.getByRole('dialog', { name: 'Gabarito' });
    expect(grid.getByRole('list', { name: 'Questões da prova' }).getByRole('listitem').elements()).toHaveLength(12);
    await expect
      .element(grid.getByRole('link', { name: 'Questão 2, errou, alternativa A' }))
      .toHaveAttribute('aria-current', 'true');
    expect(await axeViolations()).toEqual([]);
    await grid.getByRole('button', { name: 'Próxima página' }).click();
    await grid.getByRole('link', { name: /^Questão 13, / }).click();
    await expect.poll(app.place).toBe(`${GABARITO}/513`);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(question(13)).toBeVisible();
  });

  it('Escape closes it and stays', async () => {
    const app = await openWith().opened;
    await button('VER GABARITO').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(app.place()).toBe(`${GABARITO}/502`);
  });
});

describe('on a wide screen', () => {
  it('the key stands beside the question, twelve to a page, with its legend, and needs no button', async () => {
    await page.viewport(1280, 800);
    const app = await openWith({ item_resposta: 1 }).opened;
    const panel = page.getByRole('complementary', { name: 'Gabarito' });
    await expect.element(panel.getByRole('list', { name: 'Questões da prova' })).toBeVisible();
    expect(panel.getByRole('list', { name: 'Questões da prova' }).getByRole('listitem').elements()).toHaveLength(12);
    await expect.element(panel.getByRole('list', { name: 'Legenda' })).toBeVisible();
    expect(button('VER GABARITO').elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await panel.getByRole('link', { name: /^Questão 3, / }).click();
    await expect.poll(app.place).toBe(`${GABARITO}/503`);
    await expect.element(question(3)).toHaveFocus();
  });
});

describe('on a wide screen the buttons', () => {
  it('come before the key for the keyboard, at the foot of the screen', async () => {
    await page.viewport(1280, 800);
    await openWith({ item_resposta: 1 }).opened;
    const panel = page.getByRole('complementary', { name: 'Gabarito' });
    await expect.element(panel).toBeVisible();
    const bar = button('Próxima').element();
    expect(bar.compareDocumentPosition(panel.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(740);
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(800);
  });
});

describe('an address', () => {
  it('of a subject left out of the navigation, or of no question of this exam, is unknown', async () => {
    const fora = { materia_id: 8, materia_nome: 'Redação', fora_do_gabarito: true };
    await openWith({}, { resumo: [{ ...fora, itens: [buildGabaritoItem({ numero: 2 })] }] }).opened;
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
  });

  it('a question that does not load can be asked again', async () => {
    const server = createMockServer();
    server.fail('getResultadoQuestao', 500);
    await open(`${GABARITO}/502`, { server });
    await expect.element(page.getByText('Não foi possível carregar esta questão.')).toBeVisible();
    await expect.element(button('Tentar de novo')).toBeVisible();
  });
});
