import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { DiffTable, type DiffChange } from './diff-table.tsx';

interface Row {
  linha: number;
  nome: string;
  mudancas: readonly DiffChange[];
}

const rows: readonly Row[] = [
  {
    linha: 12,
    nome: 'Ana Clara Ribeiro',
    mudancas: [
      { field: 'Turma', before: '7A', after: '7B' },
      { field: 'E-mail', before: null, after: 'ana.ribeiro@exemplo.com' },
    ],
  },
  { linha: 31, nome: 'Bento Brandão', mudancas: [{ field: 'Nascimento', before: '14/03/2014', after: '15/03/2014' }] },
];

export default {
  title: 'Staff/DiffTable',
  component: DiffTable<Row>,
  args: {
    caption: 'Alunos que mudam',
    name: { id: 'nome', header: 'Aluno', cell: ({ nome }) => nome },
    before: [{ id: 'linha', header: 'Linha', cell: ({ linha }) => linha }],
    changesHeader: 'O que muda',
    changesOf: ({ mudancas }) => mudancas,
    rows,
    rowKey: ({ linha }) => linha,
  },
  parameters: {
    ...guide({
      use: 'O que muda em cada linha antes de aplicar, ou o que mudou: antes → depois.',
      do: ['Mostre só o que muda', 'Escreva os valores como a pessoa os lê'],
      dont: ['O que deu errado em um arquivo: use ReportTable', 'Linhas sem mudança: use DataTable'],
      words: 'diferença comparação antes depois mudanças prévia reprocessar virada diff before after',
      design: 'TabelaDiferenca',
      keyboard: 'none: only text',
    }),
    layout: 'padded',
  },
} satisfies Meta<typeof DiffTable<Row>>;

type Story = StoryObj<typeof DiffTable<Row>>;
export const Default: Story = {};
/** Marks that rise and fall, in the words of the column alone. */
export const Amounts: Story = {
  args: {
    before: [],
    changesHeader: 'Nota',
    rows: [
      { linha: 1, nome: 'Ana Clara Ribeiro', mudancas: [{ before: '6,5', after: '7,0', trend: 'up', amount: '+0,5' }] },
      { linha: 2, nome: 'Bento Brandão', mudancas: [{ before: '8,0', after: '7,5', trend: 'down', amount: '−0,5' }] },
    ],
  },
};
