import { createMockServer, type MockServer } from '@luneta/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { ADMIN } from '../../testing/people.ts';
import { PHONES } from '../../testing/sizes.ts';

const acts = page.getByRole('list', { name: 'Auditoria' });

async function opened({ path = '/auditoria', width = 1280, server = createMockServer() } = {}) {
  await page.viewport(width, 800);
  const app = await open(path, { server, person: ADMIN });
  await expect.element(acts).toBeVisible();
  return app;
}
const asked = (server: MockServer) => server.calls('listAuditoria').at(-1)?.query;

it.each([1280, ...PHONES])('at %i px says who did what, about whom, why and when', async (width) => {
  await opened({ width });
  const rows = acts.getByRole('listitem');
  const more = rows.filter({ hasText: 'Rosana Prado Leite · Coordenação' });
  await expect.element(more.getByText('Motivo: Queda de internet no bloco B')).toBeVisible();
  const reset = rows.filter({ hasText: 'Júlia Farias Melo · Gestão de vida' });
  await expect.element(reset.getByText('Aluno: Beatriz Nogueira Lima (código 1002)')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeViolations()).toEqual([]);
});

it('names what an act was done to, and the file of the acts holds every page', async () => {
  const server = createMockServer();
  server.respond(
    'listAuditoria',
    ({ query }) => ({
      registros: [
        { ...RECORD, id: query['cursor'] === undefined ? 1 : 2, acao: 'curso_salvo', objeto: 'Curso Funções' },
      ],
      cadeia_integra: true,
    }),
    ({ query }) => (query['cursor'] === undefined ? { 'proximo-cursor': 'segunda' } : {}),
  );
  await opened({ server });
  await expect.element(acts.getByText('Curso Funções')).toBeVisible();
  const made: Blob[] = [];
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file);
    return 'blob:x';
  });
  await page.getByRole('button', { name: 'Baixar planilha' }).click();
  await expect.poll(() => made.length).toBe(1);
  const text = await made[0]?.text();
  expect(text?.match(/Curso Funções/gu)).toHaveLength(2);
  spy.mockRestore();
});

it('a file that cannot be made says so', async () => {
  const server = createMockServer();
  await opened({ server });
  server.fail('listAuditoria', 500);
  await page.getByRole('button', { name: 'Baixar planilha' }).click();
  await expect.element(page.getByRole('alert').getByText(/Não conseguimos montar a planilha/u)).toBeVisible();
});

it('keeps the facts of an act behind a disclosure', async () => {
  await opened();
  const details = acts.getByText(/^Detalhes/u);
  await expect.element(acts.getByText('turma id')).not.toBeVisible();
  await details.first().click();
  await expect.element(acts.getByText('turma id')).toBeVisible();
});

it('is narrowed by student, act and days, and the address keeps it', async () => {
  const app = await opened();
  await userEvent.fill(page.getByLabelText('Código do aluno'), '1002');
  await expect.poll(() => app.place()).toBe('/auditoria?aluno=1002');
  await page.getByLabelText('Ato').selectOptions('prazo_prorrogado');
  await expect.poll(() => app.place()).toContain('acao=prazo_prorrogado');
  await userEvent.fill(page.getByLabelText('De', { exact: true }), '2026-11-01');
  await expect.poll(() => app.place()).toContain('de=2026-11-01');
  await expect
    .poll(() => asked(app.server))
    .toMatchObject({ aluno: '1002', acao: 'prazo_prorrogado', data_inicio: '2026-11-01' });
  await page.getByRole('button', { name: 'Remover filtro Ato: Deu mais tempo' }).click();
  await expect.poll(() => asked(app.server)?.['acao']).toBeUndefined();
});

it('the two days stand in one line with the other filters', async () => {
  await opened();
  const tops = ['Ato', 'De', 'Até'].map((label) =>
    Math.round(page.getByLabelText(label, { exact: true }).element().getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

it('is narrowed to one person from an act, and back', async () => {
  const app = await opened();
  await page.getByRole('button', { name: 'Ver só os atos de Júlia Farias Melo' }).click();
  await expect.poll(() => asked(app.server)?.['ator_id']).toBe('44');
  await page.getByRole('button', { name: 'Remover filtro Pessoa: Júlia Farias Melo' }).click();
  await expect.poll(() => app.place()).toBe('/auditoria');
});

it('a page goes on where the one before ended', async () => {
  const server = createMockServer();
  server.respond(
    'listAuditoria',
    ({ query }) => ({
      registros: [
        {
          ...RECORD,
          id: query['cursor'] === undefined ? 1 : 2,
          acao: query['cursor'] === undefined ? 'curso_lido' : 'curso_salvo',
        },
      ],
      cadeia_integra: true,
    }),
    ({ query }) => (query['cursor'] === undefined ? { 'proximo-cursor': 'segunda' } : {}),
  );
  await opened({ server });
  await expect.element(page.getByText('1 ato', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect.element(acts.getByText('Salvou um curso')).toBeVisible();
  await expect.element(acts.getByText('Leu um curso')).toBeVisible();
});
const RECORD = {
  ordem: 1,
  escola_id: 1,
  criada_em: '2026-11-21T10:40:00-03:00',
  ator_id: null,
  ator_nome: null,
  perfil_real: null,
  modo: null,
  turma_aluno_id: null,
  pessoa_nome: null,
  motivo: null,
  detalhe: [],
};

it('a broken chain is said aloud', async () => {
  const server = createMockServer();
  server.respond('listAuditoria', { registros: [{ ...RECORD, id: 1, acao: 'curso_lido' }], cadeia_integra: false });
  await opened({ server });
  await expect.element(page.getByRole('alert').getByText(/não confere/u)).toBeVisible();
  await expect.element(acts.getByText('A plataforma')).toBeVisible();
});
