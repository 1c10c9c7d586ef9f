import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import { LiveGrid, type LiveGridProps } from './live-grid.tsx';

export default {
  title: 'Staff/LiveGrid',
  component: LiveGrid,
  parameters: guide({
    use: 'Muitas linhas que mudam enquanto alguém as lê: uma prova em andamento.',
    do: ['Guarde a ordem por alguns segundos depois de uma mudança'],
    dont: ['Listas que não mudam ou têm menos de cem linhas: use DataTable', 'No telefone: mostre uma lista'],
    words: 'tabela ao vivo alunos prova acompanhamento linhas muitas table rows virtual grid live',
    design: 'GradeAoVivo',
    keyboard: 'story',
  }),
} satisfies Meta;

const FIRST = ['Ana', 'Bento', 'Cecília', 'Davi', 'Maria Antônia Wanderley'];
const LAST = ['Amado', 'Brandão', 'Couto', 'Duarte de Albuquerque Cavalcanti e Silva'];
type Aluno = { codigo: number; nome: string; respondidas: number };
const alunos = (count: number): Aluno[] =>
  Array.from({ length: count }, (_, n) => ({
    codigo: n + 1,
    nome: `${FIRST[n % FIRST.length] ?? ''} ${LAST[n % LAST.length] ?? ''} ${n + 1}`,
    respondidas: (n * 7) % 90,
  }));
const board = (count: number): LiveGridProps<Aluno> => ({
  caption: 'Alunos da turma 3A',
  columns: [
    {
      id: 'aluno',
      header: 'Aluno',
      cell: ({ nome, codigo }) => (
        <Inline gap="e12">
          <Avatar code={(codigo % 69) + 1} size={32} />
          <span>{nome}</span>
        </Inline>
      ),
    },
    { id: 'estado', header: 'Situação', cell: ({ respondidas }) => (respondidas > 80 ? 'entregou' : 'respondendo') },
    { id: 'respostas', header: 'Respostas', noWrap: true, cell: ({ respondidas }) => `${respondidas} de 90` },
  ],
  rows: alunos(count),
  rowKey: ({ codigo }) => codigo,
  actionsHeader: 'Ações',
  renderActions: ({ nome }) => (
    <Button variant="text" size="sm" onClick={() => undefined}>
      Estender tempo <VisuallyHidden>{`de ${nome}`}</VisuallyHidden>
    </Button>
  ),
});

export const Default: StoryObj<LiveGridProps<Aluno>> = { args: board(8), globals: { viewport: { value: 'desktop' } } };

export const Thousand: StoryObj<LiveGridProps<Aluno>> = { args: board(1000) };

/** Tab goes from row to row. */
export const Keyboard: StoryObj<LiveGridProps<Aluno>> = {
  args: board(3),
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Alunos da turma 3A/);
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/Bento Brandão 2$/);
  },
};
