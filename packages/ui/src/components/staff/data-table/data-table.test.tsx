import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from './data-table.tsx';

const rows = [
  { nome: 'Ana', turma: '2B' },
  { nome: 'Bia', turma: '3A' },
];
const shown = () =>
  render(
    <DataTable
      caption="Alunos"
      columns={[
        { id: 'nome', header: 'Aluno', cell: (row) => row.nome },
        { id: 'turma', header: 'Turma', cell: (row) => row.turma },
      ]}
      rows={rows}
      rowKey={(row) => row.nome}
      actionsHeader="Ações"
      renderActions={(row) => <button type="button">{`Abrir ${row.nome}`}</button>}
    />,
  );

afterEach(() => page.viewport(360, 800));

describe('where there is room', () => {
  it('is a table with a caption, column and row headers', async () => {
    await page.viewport(1280, 800);
    const screen = await shown();
    await expect.element(screen.getByRole('table', { name: /^Alunos/ })).toBeVisible();
    const heads = screen.getByRole('columnheader').elements();
    expect(heads.map((head) => head.textContent)).toEqual(['Aluno', 'Turma', 'Ações']);
    expect(screen.getByRole('rowheader').elements()).toHaveLength(2);
    const row = screen.getByRole('row', { name: /Bia/ });
    await expect.element(row.getByRole('button', { name: 'Abrir Bia' })).toBeVisible();
  });
});

describe('on a phone', () => {
  it('is a list of cards, each with a title and its facts', async () => {
    const screen = await shown();
    await expect.element(screen.getByRole('list', { name: 'Alunos' })).toBeVisible();
    expect(screen.getByRole('table').elements()).toHaveLength(0);
    const card = screen.getByRole('listitem').nth(1);
    await expect.element(card.getByRole('heading', { level: 2, name: 'Bia' })).toBeVisible();
    await expect.element(card.getByRole('definition')).toHaveTextContent('3A');
    await expect.element(card.getByRole('button', { name: 'Abrir Bia' })).toBeVisible();
  });
});
