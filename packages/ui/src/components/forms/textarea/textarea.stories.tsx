import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Textarea } from './textarea.tsx';

export default {
  title: 'Forms/Textarea',
  component: Textarea,
  parameters: guide({
    use: 'Digitar várias linhas de texto.',
    do: ['Dê a altura do texto que se espera', 'Diga o limite antes de a pessoa chegar nele'],
    dont: ['Uma linha só: use TextInput'],
    words: 'comentário mensagem texto longo multiline comment',
    design: 'AreaTexto',
    keyboard: 'none: one native control',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof Textarea> = {
  args: { label: 'Redação', value: 'A leitura abre janelas.', onChange: fn(), reading: true },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Textarea label="Redação" value="A leitura abre janelas." onChange={idle} reading />
      <Textarea label="Comentário" limit={10} value="Passou do limite" onChange={idle} error="Use até 10 letras." />
      <Textarea
        label="Comentário"
        optional
        help="Só a coordenação lê."
        limit={20}
        value="Quase no limite"
        onChange={idle}
      />
      <Textarea label="Indisponível" disabled value="Abre às 14h30." onChange={idle} rows={2} />
      <Textarea label="Somente leitura" readOnly value="Texto entregue." onChange={idle} rows={2} />
    </Sheet>
  ),
};
