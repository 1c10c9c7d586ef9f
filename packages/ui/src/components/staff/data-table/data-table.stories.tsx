import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { EllipsisVertical, Eye } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state/error-state.tsx';
import { Inline, Stack } from '../../foundations/layout/layout.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import { DataTable, type DataTableProps, type RowKey, type TableSort } from './data-table.tsx';

export default {
  title: 'Staff/DataTable',
  component: DataTable,
  parameters: guide({
    use: 'Linhas de uma mesma coisa: tabela na tela larga, cartões no telefone.',
    do: ['Deixe na primeira coluna o que dá nome à linha', 'Alinhe números pelo fim'],
    dont: ['Duas colunas: uma lista basta', 'Mais de uma ação solta por linha: junte-as em um menu'],
    words: 'tabela lista alunos linhas table rows grid planilha ordenar colunas vazia',
    design: 'TabelaDados',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const people = [
  { nome: 'Ana Clara Ribeiro', turma: '2ª série B', turno: 'Manhã', codigo: 1_048_221 },
  { nome: 'Beatriz Lima', turma: '2ª série B', turno: 'Manhã', codigo: 1_048_227 },
  { nome: 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva', turma: '3ª série A', turno: 'Tarde', codigo: 7 },
  { nome: 'Davi Nogueira', turma: '1ª série C', turno: 'Não Informado', codigo: 1_048_233 },
];
type Person = (typeof people)[number];
const students: DataTableProps<Person> = {
  caption: 'Alunos',
  columns: [
    {
      id: 'nome',
      header: 'Aluno',
      sortable: true,
      cell: ({ nome, codigo }) => (
        <Inline gap="e12">
          <Avatar code={(codigo % 69) + 1} size={32} />
          <span>{nome}</span>
        </Inline>
      ),
    },
    { id: 'turma', header: 'Turma', sortable: true, cell: ({ turma }) => turma },
    { id: 'turno', header: 'Turno', cell: ({ turno }) => turno },
    { id: 'codigo', header: 'Código', sortable: true, align: 'end', cell: ({ codigo }) => codigo },
  ],
  rows: people,
  rowKey: ({ codigo }) => codigo,
  actionsHeader: 'Ações',
  renderActions: ({ nome }) => (
    <>
      <Button variant="text" size="sm" icon={Eye} onClick={idle}>
        Acessar experiência
      </Button>
      <IconButton icon={EllipsisVertical} label={`Mais sobre ${nome}`} onClick={idle} />
    </>
  ),
};
const Page = (props: Partial<DataTableProps<Person>>) => (
  <div style={{ padding: 16 }}>
    <DataTable {...students} {...props} />
  </div>
);
const story = (props: Partial<DataTableProps<Person>>): StoryObj => ({ render: () => <Page {...props} /> });

const Sorted = ({ start = null, ...props }: Partial<DataTableProps<Person>> & { start?: TableSort | null }) => {
  const [sort, setSort] = useState(start);
  const by = (row: Person) =>
    sort?.column === 'codigo' ? row.codigo : sort?.column === 'turma' ? row.turma : row.nome;
  const rows = sort
    ? [...people].sort((a, b) => String(by(a)).localeCompare(String(by(b)), 'pt-BR', { numeric: true }))
    : people;
  return (
    <Page
      {...props}
      rows={sort?.direction === 'descending' ? [...rows].reverse() : rows}
      sort={sort}
      onSort={setSort}
    />
  );
};
const Ticked = () => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([7]));
  return (
    <Stack gap="e8">
      <Page selection={{ selected, onChange: setSelected, label: ({ nome }) => `Selecionar ${nome}` }} />
      <Text>{`${selected.size} selecionados`}</Text>
    </Stack>
  );
};

export const Default: StoryObj<typeof DataTable<Person>> = {
  args: {
    caption: 'Turmas',
    columns: [{ id: 'turma', header: 'Turma', cell: ({ turma }) => turma }],
    rows: people,
    rowKey: ({ codigo }) => codigo,
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = { render: () => <Sorted start={{ column: 'nome', direction: 'ascending' }} /> };
export const Compact = story({ density: 'compact' });
export const Selection: StoryObj = { render: () => <Ticked /> };
export const Loading = story({ loading: true, loadingRows: 5, loadingLabel: 'Carregando alunos' });
export const Empty = story({
  rows: [],
  empty: <EmptyState text="Nenhum aluno disponível para o seu perfil. Fale com a secretaria da escola." />,
});
export const FilteredNone = story({
  rows: [],
  empty: (
    <EmptyState
      text="Nenhum aluno encontrado com estes filtros. Limpe um deles para ver mais."
      action={
        <Button variant="secondary" size="sm" onClick={idle}>
          Limpar
        </Button>
      }
    />
  ),
});
export const Failed = story({
  rows: [],
  error: <ErrorState title="Não foi possível carregar" retryLabel="Tentar de novo" onRetry={idle} />,
});
export const RestFailed = story({
  error: <ErrorState compact title="Esta página não carregou" retryLabel="Tentar de novo" onRetry={idle} />,
});
export const WithoutActions: StoryObj = {
  render: () => (
    <div style={{ padding: 16 }}>
      <DataTable
        caption="Turmas"
        columns={[{ id: 'turma', header: 'Turma', cell: ({ turma }) => turma }]}
        rows={people}
        rowKey={({ codigo }) => codigo}
      />
    </div>
  ),
};

/** A head sorts by Enter, and again the other way; on a phone the list of orders does. */
export const Keyboard: StoryObj = {
  render: () => <Sorted />,
  play: async () => {
    const head = screen.queryByRole('button', { name: 'Código' });
    if (!head) {
      await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Código, em ordem crescente');
      await expect(screen.getAllByRole('heading')[0]).toHaveTextContent(/^Maria/);
      return;
    }
    head.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'descending');
  },
};
