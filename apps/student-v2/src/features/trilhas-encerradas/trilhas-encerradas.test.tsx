import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const row = (trilha_id: number, materia_nome: string, end: string, progresso: number, tipo: 1 | 2 = 1) => ({
  trilha_id,
  materia_id: trilha_id,
  materia_nome,
  tipo,
  data_fim: `${end}T23:59:00-03:00`,
  progresso,
  ciclo_numero_referencia: 1,
});
const ROWS = [
  row(1101, 'Biologia', '2026-03-10', 0.5),
  row(1102, 'Física', '2026-06-10', 1, 2),
  row(1103, 'História', '2026-04-10', 0),
];

function serverWith(materias = ROWS) {
  const server = createMockServer();
  server.respond('listTrilhasEncerradas', { materias });
  return server;
}

const search = () => page.getByRole('button', { name: 'Buscar' });
const found = () =>
  page
    .getByRole('region', { name: 'Resultados' })
    .getByRole('article')
    .elements()
    .map((article) => article.querySelector('h3')?.textContent);

describe('the search', () => {
  it('runs on the button, with what was chosen, by keyboard too', async () => {
    const { server, place } = await open('/trilhas/buscar', { server: serverWith() });
    await page.getByLabelText('Ciclo').selectOptions('Ciclo 02');
    await page.getByLabelText('Matéria').selectOptions('Português');
    expect(server.calls('listTrilhasEncerradas')).toEqual([]);
    search().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('3 roteiros')).toBeVisible();
    const [{ query } = { query: {} }] = server.calls('listTrilhasEncerradas');
    expect(query).toMatchObject({ ciclo_numero_referencia: '2', materia_id: '2' });
    expect(place()).toBe('/trilhas/buscar?ciclo=2&materia=2');
    expect(await axeViolations()).toEqual([]);
  });

  it('for all sends neither', async () => {
    const { server } = await open('/trilhas/buscar', { server: serverWith() });
    await search().click();
    await expect.poll(() => server.calls('listTrilhasEncerradas').length).toBe(1);
    expect(Object.keys(server.calls('listTrilhasEncerradas')[0]?.query ?? {})).toEqual(['turma_aluno_id']);
  });

  it('shows type, cycle, end and progress, and leads to the roadmap', async () => {
    await open('/trilhas/buscar?ciclo=-1&materia=-1', { server: serverWith() });
    const card = page.getByRole('article', { name: 'Física' });
    await expect.element(card.getByText('Plano de Ação · Ciclo 01')).toBeVisible();
    await expect.element(card.getByText('Encerrado em 10/06/2026')).toBeVisible();
    await expect.element(card.getByText('100%')).toBeVisible();
    await expect.element(card.getByRole('link')).toHaveAttribute('href', '/trilhas/1102/1102');
  });

  it('that finds nothing says so, and its filters can be cleared', async () => {
    const { server, place } = await open('/trilhas/buscar?ciclo=2&materia=-1', { server: serverWith([]) });
    await expect.element(page.getByText('Nenhum roteiro encontrado com estes filtros.')).toBeVisible();
    server.respond('listTrilhasEncerradas', { materias: ROWS });
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect.element(page.getByText('3 roteiros')).toBeVisible();
    expect(place()).toBe('/trilhas/buscar?ciclo=-1&materia=-1');
  });

  it('leads back to the roadmaps', async () => {
    await open('/trilhas/buscar', { server: serverWith() });
    const back = page.getByRole('link', { name: 'Voltar para o roteiro de estudos' });
    await expect.element(back).toHaveAttribute('href', '/trilhas');
  });
});

describe('what was found', () => {
  it.each([
    { ordem: 'Mais recentes primeiro', order: ['Física', 'História', 'Biologia'] },
    { ordem: 'Mais antigos primeiro', order: ['Biologia', 'História', 'Física'] },
    { ordem: 'Concluídos primeiro', order: ['Física', 'Biologia', 'História'] },
    { ordem: 'Não concluídos primeiro', order: ['História', 'Biologia', 'Física'] },
  ])('in the order "$ordem"', async ({ ordem, order }) => {
    await open('/trilhas/buscar?ciclo=-1&materia=-1', { server: serverWith() });
    await page.getByLabelText('Ordem').selectOptions(ordem);
    await expect.poll(found).toEqual(order);
  });

  it.each([
    { tipo: 'Roteiro de Estudos', shown: ['História', 'Biologia'] },
    { tipo: 'Plano de Ação', shown: ['Física'] },
    { tipo: 'Todos os tipos', shown: ['Física', 'História', 'Biologia'] },
  ])('of the type "$tipo", without another search', async ({ tipo, shown }) => {
    const { server } = await open('/trilhas/buscar?ciclo=-1&materia=-1', { server: serverWith() });
    await page.getByLabelText('Tipo').selectOptions(tipo);
    await expect.poll(found).toEqual(shown);
    expect(server.calls('listTrilhasEncerradas')).toHaveLength(1);
  });
});

describe('the four choices', () => {
  it('are kept while the student is signed in', async () => {
    const { services } = await open('/trilhas/buscar?ciclo=-1&materia=-1', { server: serverWith() });
    await page.getByLabelText('Ciclo').selectOptions('Ciclo 02');
    await page.getByLabelText('Matéria').selectOptions('Português');
    await page.getByLabelText('Tipo').selectOptions('Plano de Ação');
    await page.getByLabelText('Ordem').selectOptions('Mais antigos primeiro');
    const kept = ['filtro_ciclo', 'filtro_materia', 'filtro_tipo', 'filtro_ordem'].map((key) =>
      services.session.note(key),
    );
    expect(kept).toEqual(['2', '2', '2', '2']);
    // As after another screen.
    await page.getByRole('link', { name: 'Voltar para o roteiro de estudos' }).click();
    await page.getByRole('link', { name: 'Buscar roteiros encerrados' }).click();
    await expect.element(page.getByLabelText('Ciclo')).toHaveDisplayValue('Ciclo 02');
    await expect.element(page.getByLabelText('Matéria')).toHaveDisplayValue('Português');
  });

  it('that the filters no longer offer become all (-1)', async () => {
    const server = serverWith();
    server.respond('getTrilhaFiltros', { ciclos: [1], materias: [{ materia_id: 1, materia_nome: 'Matemática' }] });
    const { services } = await open('/trilhas', { server });
    services.session.setNote('filtro_ciclo', '9');
    services.session.setNote('filtro_materia', '7');
    await page.getByRole('link', { name: 'Buscar roteiros encerrados' }).click();
    await expect.element(page.getByLabelText('Ciclo')).toHaveDisplayValue('Todos os ciclos');
    await expect.element(page.getByLabelText('Matéria')).toHaveDisplayValue('Todas as matérias');
  });
});
