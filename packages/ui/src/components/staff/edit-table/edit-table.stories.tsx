import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Plus } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { TextInput } from '../../forms/text-input/text-input.tsx';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/scale.ts';
import { EditRow, type EditRowProps } from './edit-row.tsx';
import { EditTable, NEW_ROW, type EditTableProps } from './edit-table.tsx';

export default {
  title: 'Staff/EditTable',
  component: EditTable,
  subcomponents: { EditRow },
  parameters: guide({
    use: 'Poucas linhas curtas que se corrigem ali mesmo, como sedes e séries.',
    do: [
      'Mostre o erro na célula que está errada',
      'Deixe salvar com Enter e sair com Escape',
      'No telefone, edite em um Drawer com os mesmos campos',
    ],
    dont: [
      'Muitos campos por linha: use Drawer',
      'Muitas linhas para ler: use DataTable',
      'Editar duas linhas ao mesmo tempo',
    ],
    words: 'tabela editável editar linha célula planilha editable inline edit adicionar linha',
    design: 'TabelaEditavel',
    keyboard: 'none: a phone, on which stories are played, edits in a sheet; edit-table.test.tsx plays the table',
  }),
} satisfies Meta;

const idle = () => undefined;
interface Sede {
  id: number;
  nome: string;
}
const SEDES: readonly Sede[] = [
  { id: 1, nome: 'Centro' },
  { id: 2, nome: 'Jardim das Flores' },
];
const add = (
  <Button size="sm" variant="text" icon={Plus} onClick={idle}>
    Nova sede
  </Button>
);
const table: EditTableProps<Sede> = {
  caption: 'Sedes',
  columns: [
    { id: 'nome', header: 'Nome', cell: ({ nome }) => nome },
    { id: 'turmas', header: 'Turmas', align: 'end', cell: ({ id }) => id * 3 },
  ],
  rows: SEDES,
  rowKey: ({ id }) => id,
  actionsHeader: 'Ações',
  renderActions: ({ nome }) => (
    <Button variant="text" size="sm" onClick={idle}>
      {`Editar ${nome}`}
    </Button>
  ),
  editing: null,
  editor: null,
  add,
};
const row = {
  label: 'Editar sede',
  onSave: idle,
  saveLabel: 'Salvar sede',
  onCancel: idle,
  cancelLabel: 'Cancelar',
};
const nome = (value: string, error?: string) => (
  <TextInput label="Nome" hideLabel value={value} onChange={idle} error={error} />
);

export const Default: StoryObj<EditTableProps<Sede>> = { args: table, parameters: { layout: 'padded' } };

/** On a phone the screen brings a sheet in its place. */
const Edited = (props: EditRowProps) => (useMediaQuery(from.expanded) ? <EditRow {...props} /> : null);

export const States: StoryObj = {
  parameters: { layout: 'padded' },
  render: () => (
    <Stack gap="e20">
      <EditTable {...table} editing={2} editor={<Edited {...row} cells={[nome('Jardim'), null]} />} />
      <EditTable
        {...table}
        editing={NEW_ROW}
        editor={<Edited {...row} label="Nova sede" cells={[nome('', 'Escreva o nome.'), null]} />}
      />
      <EditTable
        {...table}
        editing={1}
        editor={<Edited {...row} saving cells={[nome('Centro'), null]} error="Já existe uma sede com este nome." />}
      />
    </Stack>
  ),
};
