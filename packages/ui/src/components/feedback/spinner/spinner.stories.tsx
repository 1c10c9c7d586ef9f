import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Spinner } from './spinner.tsx';

export default {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: guide({
    use: 'Uma espera curta num lugar pequeno; uma página que carrega mostra esqueletos.',
    do: ['Use para uma espera curta, dentro daquilo que espera'],
    dont: ['Esperar uma página inteira: use LoadingLayout'],
    words: 'carregando espera girando loading busy aguarde',
    design: 'Girador',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Spinner> = {
  args: { size: 32, label: 'Conferindo a entrega' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="Com nome">
        <Spinner size={32} label="Conferindo a entrega" />
      </State>
      <State name="Dentro de algo que já diz que está ocupado">
        <Spinner size={16} />
        <Spinner />
      </State>
    </Sheet>
  ),
};
