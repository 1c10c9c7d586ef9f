import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable, type DataTableProps, type RowKey, type TableSort } from './data-table.tsx';

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

describe('where there is space', () => {
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

  it('a long name keeps off the lines of its row, and a short fact stays in one line', async () => {
    await page.viewport(1280, 800);
    const long = 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva Montenegro';
    const screen = await render(
      <div style={{ width: '420px' }}>
        <DataTable
          caption="Alunos"
          columns={[
            { id: 'nome', header: 'Aluno', cell: () => <span>{long}</span> },
            { id: 'sede', header: 'Sede', cell: () => 'Jardim das Acácias Imperiais' },
            { id: 'turma', header: 'Turma', cell: () => <span>3ª Série · 3A</span>, noWrap: true },
          ]}
          rows={[1]}
          rowKey={(row) => row}
        />
      </div>,
    );
    const row = screen.getByRole('row', { name: /Maria/ }).element().getBoundingClientRect();
    const name = screen.getByText(long).element().getBoundingClientRect();
    expect(name.top - row.top).toBeGreaterThanOrEqual(8);
    expect(row.bottom - name.bottom).toBeGreaterThanOrEqual(8);
    expect(screen.getByText('3ª Série · 3A').element().getClientRects()).toHaveLength(1);
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

type Row = (typeof rows)[number];
const base: DataTableProps<Row> = {
  caption: 'Alunos',
  columns: [
    { id: 'nome', header: 'Aluno', cell: (row) => row.nome, sortable: true },
    { id: 'turma', header: 'Turma', cell: (row) => row.turma },
  ],
  rows,
  rowKey: (row) => row.nome,
};

describe('sorting', () => {
  const Sorted = () => {
    const [sort, setSort] = useState<TableSort | null>(null);
    return (
      <DataTable
        {...base}
        rows={sort?.direction === 'descending' ? [...rows].reverse() : rows}
        sort={sort}
        onSort={setSort}
      />
    );
  };

  it('is by the heads of a table, least first, then most first', async () => {
    await page.viewport(1280, 800);
    const screen = await render(<Sorted />);
    const head = screen.getByRole('columnheader', { name: 'Aluno' });
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('rowheader').first().element().textContent).toBe('Bia');
    expect(screen.getByRole('columnheader', { name: 'Turma' }).element().hasAttribute('aria-sort')).toBe(false);
  });

  it('is by a list of orders on a phone', async () => {
    const screen = await render(<Sorted />);
    const orders = screen.getByLabelText('Ordenar por');
    await orders.selectOptions('Aluno, em ordem decrescente');
    expect(screen.getByRole('heading').first().element().textContent).toBe('Bia');
    await expect.element(orders).toHaveDisplayValue('Aluno, em ordem decrescente');
  });
});

describe.each([360, 1280])('at %i px', (width) => {
  const Ticked = () => {
    const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(['other page']));
    const selection = { selected, onChange: setSelected, label: (row: Row) => `Selecionar ${row.nome}` };
    return (
      <>
        <DataTable {...base} selection={selection} />
        <output>{[...selected].join()}</output>
      </>
    );
  };

  it('rows are ticked one by one or all at once, and other pages keep their ticks', async () => {
    await page.viewport(width, 800);
    const screen = await render(<Ticked />);
    const all = screen.getByRole('checkbox', { name: 'Selecionar todas as linhas' });
    await screen.getByRole('checkbox', { name: 'Selecionar Ana' }).click();
    await expect.element(all).toBePartiallyChecked();
    await all.click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('other page,Ana,Bia');
    await expect.element(all).toBeChecked();
    await all.click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('other page');
    await expect.element(all).not.toBeChecked();
  });

  it.each([
    ['loading', { loading: true }, 0, []],
    ['empty', { rows: [], empty: <p>Ninguém</p> }, 0, ['Ninguém']],
    ['failed', { rows: [], empty: <p>Ninguém</p>, error: <p>Erro</p> }, 0, ['Erro']],
    ['failed on the way', { error: <p>Erro</p>, empty: <p>Ninguém</p> }, 2, ['Erro']],
  ] as const)('%s it shows the right thing', async (_name, props, people, words) => {
    await page.viewport(width, 800);
    const screen = await render(<DataTable {...base} {...props} />);
    expect(screen.getByText(/^(Ana|Bia)$/).elements()).toHaveLength(people);
    expect(
      screen
        .getByText(/^(Ninguém|Erro)$/)
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(words);
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength('loading' in props ? 1 : 0);
  });
});
