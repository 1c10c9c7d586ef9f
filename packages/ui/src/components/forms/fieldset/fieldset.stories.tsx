import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Fieldset } from './fieldset.tsx';

export default {
  title: 'Forms/Fieldset',
  component: Fieldset,
  parameters: guide({
    use: 'Juntar campos que são uma pergunta só.',
    do: ['Escreva a pergunta na legenda; cada campo fica com um nome curto'],
    dont: ['Juntar campos só para alinhar: use Grid'],
    words: 'grupo campos legenda fieldset',
    design: 'Campo',
    keyboard: 'none: holds fields, no control of its own',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof Fieldset> = {
  args: {
    legend: 'Responsável',
    help: 'Quem a escola procura primeiro.',
    children: (
      <>
        <TextInput label="Nome" value="Rute Souza" onChange={idle} />
        <TextInput label="Telefone" optional value="" onChange={idle} />
      </>
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Fieldset legend="Responsável" help="Quem a escola procura primeiro.">
        <TextInput label="Nome" value="Rute Souza" onChange={idle} />
        <TextInput label="Telefone" optional value="" onChange={idle} />
      </Fieldset>
      <Fieldset legend="Turmas" error="Escolha pelo menos uma turma.">
        <Checkbox label="2A · Manhã" checked={false} onChange={idle} />
        <Checkbox label="2B · Manhã" checked={false} onChange={idle} />
      </Fieldset>
      <Fieldset legend="Indisponível" disabled>
        <TextInput label="Nome" value="Rute Souza" onChange={idle} />
      </Fieldset>
      <Fieldset legend="Pergunta escondida" hideLegend>
        <TextInput label="Resposta" value="Azul" onChange={idle} />
      </Fieldset>
    </Sheet>
  ),
};
