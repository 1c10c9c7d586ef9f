import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { EllipsisVertical } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { DataTable } from './data-table.tsx';

export default {
  title: 'Staff/DataTable',
  component: DataTable,
  parameters: guide({
    use: 'Linhas de uma mesma coisa: tabela na tela larga, cartões no telefone.',
    words: 'tabela lista alunos linhas table rows grid',
    design: 'TabelaDados',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const people = [
  { nome: 'Ana Clara Duarte', turma: '2ª Série · 2B', codigo: 1001 },
  { nome: 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva', turma: '3ª Série · 3A', codigo: 1002 },
];

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <DataTable
        caption="Alunos"
        columns={[
          { id: 'nome', header: 'Aluno', cell: (row) => row.nome },
          { id: 'turma', header: 'Turma', cell: (row) => row.turma },
          { id: 'codigo', header: 'Código', cell: (row) => row.codigo, align: 'end' },
        ]}
        rows={people}
        rowKey={(row) => row.codigo}
        actionsHeader="Ações"
        renderActions={(row) => (
          <>
            <Button variant="text" size="sm" onClick={idle}>
              Abrir
            </Button>
            <IconButton icon={EllipsisVertical} label={`Mais sobre ${row.nome}`} onClick={idle} />
          </>
        )}
      />
    </Sheet>
  ),
};

export const WithoutActions: StoryObj = {
  render: () => (
    <Sheet>
      <DataTable
        caption="Turmas"
        columns={[{ id: 'turma', header: 'Turma', cell: (row) => row.turma }]}
        rows={people}
        rowKey={(row) => row.codigo}
      />
    </Sheet>
  ),
};

/** The actions of a row, before those of the next. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await tabTo('button', 'Mais sobre Ana Clara Duarte');
    await userEvent.tab();
    await expect(screen.getAllByRole('button', { name: 'Abrir' })[1]).toHaveFocus();
  },
};
