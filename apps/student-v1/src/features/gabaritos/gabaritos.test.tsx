import { buildGabaritoListado, createMockServer } from '@luneta/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const PATH = '/v1/central_avaliacoes/gabaritos';
/** The screen asks the device for the year, so the entries are of its years. */
const YEAR = new Date().getFullYear();

type Listado = ReturnType<typeof buildGabaritoListado>;
const prova = (turma_avaliacao_id: number, date: string, changes: Partial<Listado> = {}) =>
  buildGabaritoListado({
    turma_avaliacao_id,
    descricao: `Prova ${turma_avaliacao_id}`,
    data_aplicacao: `${date}T12:00:00-03:00`,
    ...changes,
  });

function openWith(avaliacoes: readonly Listado[], path = PATH) {
  const server = createMockServer();
  server.respond('listGabaritos', { avaliacoes: [...avaliacoes] });
  return { server, opened: open(path, { server }) };
}

beforeEach(() => page.viewport(360, 800));

const section = (name: string) => page.getByRole('region', { name });
const named = (name: string) =>
  section(name)
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent);

describe('the list', () => {
  it("'Últimas avaliações' are this year's five newest, newest first; 'Mais antigas' is the rest", async () => {
    const ofYear = ['01-03', '01-06', '01-05', '01-04', '01-02', '01-01'].map((day, n) =>
      prova(n + 1, `${YEAR}-${day}`),
    );
    await openWith([...ofYear, prova(7, `${YEAR - 1}-10-01`)]).opened;
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gabaritos' })).toBeVisible();
    await expect
      .poll(() => named('Últimas avaliações'))
      .toEqual(['Prova 2', 'Prova 3', 'Prova 4', 'Prova 1', 'Prova 5']);
    expect(named('Mais antigas')).toEqual(['Prova 6', 'Prova 7']);
    expect(await axeViolations()).toEqual([]);
  });

  it("a card has 'Data de aplicação', the mean divided by ten, and 'Ver Mais Detalhes'", async () => {
    await openWith([prova(210, `${YEAR}-01-02`, { nota_media: 64.4 })]).opened;
    const card = page.getByRole('article', { name: 'Prova 210' });
    await expect.element(card.getByText(/^Data de aplicação/)).toBeVisible();
    await expect.element(card.getByText('Nota 6,4 de 10')).toBeVisible();
    await expect.element(card.getByRole('link', { name: /^Ver Mais Detalhes/ })).toHaveAttribute('href', `${PATH}/210`);
  });

  it.each([
    ['not released', { situacao: 'em_correcao' }, 'Em correção'],
    ['still answered by others', { situacao: 'em_correcao', prova_em_andamento: true }, 'Em andamento'],
    ['released but not marked', { presente_avaliacao: true }, 'Em correção'],
    ['missed', { presente_avaliacao: false }, 'Ausente'],
    [
      'missed, and not released: nobody is told yet',
      { presente_avaliacao: false, situacao: 'em_correcao' },
      'Em correção',
    ],
  ] as const)('without a grade it says why: %s', async (_name, changes, says) => {
    await openWith([prova(1, `${YEAR}-01-02`, { nota_media: null, situacao: 'liberado', ...changes })]).opened;
    await expect.element(page.getByRole('article').getByText(says)).toBeVisible();
  });

  it('without anything says so in both sections', async () => {
    await openWith([]).opened;
    await expect.element(page.getByText('Nenhuma avaliação foi finalizada este ano.')).toBeVisible();
    await expect.element(page.getByText('Nenhuma avaliação mais antiga.')).toBeVisible();
    expect(page.getByText('Nenhuma avaliação com estes filtros.').elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('that fails can be asked again', async () => {
    const server = createMockServer();
    server.fail('listGabaritos', 500);
    await open(PATH, { server });
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it('leads to the search', async () => {
    await openWith([]).opened;
    await expect
      .element(page.getByRole('link', { name: 'Pesquisar Gabarito' }))
      .toHaveAttribute('href', `${PATH}/pesquisar`);
  });
});

describe("the filters of 'Mais antigas'", () => {
  const antigas = [
    prova(1, `${YEAR - 1}-08-20`, { disciplinas: ['Química'] }),
    prova(2, `${YEAR - 1}-08-10`, { disciplinas: ['História', 'Química'] }),
    prova(3, `${YEAR - 1}-05-10`, { disciplinas: ['História'] }),
  ];

  it('choose a month and a subject, and keep both in the address', async () => {
    const app = await openWith(antigas).opened;
    await page.getByRole('combobox', { name: 'Mês' }).selectOptions(`Agosto de ${YEAR - 1}`);
    await expect.poll(() => named('Mais antigas')).toEqual(['Prova 1', 'Prova 2']);
    await page.getByRole('combobox', { name: 'Matéria' }).selectOptions('História');
    await expect.poll(() => named('Mais antigas')).toEqual(['Prova 2']);
    expect(app.place()).toBe(`${PATH}?mes=${YEAR - 1}-08&materia=Hist%C3%B3ria`);
    await page.getByRole('combobox', { name: 'Matéria' }).selectOptions('Selecione uma matéria');
    await expect.poll(() => named('Mais antigas')).toEqual(['Prova 1', 'Prova 2']);
  });

  it('that find nothing say so, and those of an address are in force', async () => {
    await openWith(antigas, `${PATH}?mes=${YEAR - 1}-05&materia=Qu%C3%ADmica`).opened;
    await expect.element(page.getByText('Nenhuma avaliação com estes filtros.')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Matéria' })).toHaveDisplayValue('Química');
  });

  it("begin with 'Selecione um mês'; what an address invents filters nothing", async () => {
    await openWith(antigas, `${PATH}?mes=1999-01`).opened;
    await expect.element(page.getByRole('combobox', { name: 'Mês' })).toHaveDisplayValue('Selecione um mês');
    expect(named('Mais antigas')).toHaveLength(3);
  });
});

it.each([
  [320, '100%'],
  [360, '200%'],
])('at %i px and text of %s nothing is cut', async (width, text) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = text;
  await openWith([prova(1, `${YEAR}-01-02`, { descricao: 'Simulado de Linguagens, Códigos e suas Tecnologias' })])
    .opened;
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  document.documentElement.style.fontSize = '';
});
