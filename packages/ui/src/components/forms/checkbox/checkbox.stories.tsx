import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Checkbox } from './checkbox.tsx';

export default {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: guide({
    use: 'Marcar algo que vale quando o formulário for enviado.',
    do: ['Escreva a frase do que fica valendo quando está marcada'],
    dont: ['Frase com “não”', 'Efeito imediato: use Switch'],
    words: 'caixa marcar aceitar lembrar check accept caixinha lembre-se termos',
    design: 'CaixaSelecao',
    keyboard: 'none: one native control, Space',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof Checkbox> = {
  args: { label: 'Lembre-se de mim.', checked: true, onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Checkbox label="Lembre-se de mim." checked onChange={idle} />
      <Checkbox label="Não mostrar explicação novamente." checked={false} onChange={idle} />
      <Checkbox label="Algumas turmas" checked={false} mixed onChange={idle} />
      <Checkbox label="Selecionar Ana Amado" hideLabel checked onChange={idle} />
      <Checkbox label="Indisponível" checked disabled onChange={idle} />
    </Sheet>
  ),
};
