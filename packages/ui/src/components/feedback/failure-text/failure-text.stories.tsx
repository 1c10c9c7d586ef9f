import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { FailureText } from './failure-text.tsx';

export default {
  title: 'Feedback/FailureText',
  component: FailureText,
  parameters: guide({
    use: 'Dizer junto do botão por que o que ele pediu não aconteceu.',
    do: ['Diga o que não aconteceu e o que dá para tentar agora'],
    dont: ['Uma página que não pôde ser lida: use ErrorState', 'Código de erro no lugar da frase'],
    words: 'erro falha mensagem error text aviso',
    design: 'Texto',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof FailureText> = {
  args: { children: 'Erro interno do servidor.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <FailureText>Erro interno do servidor.</FailureText>
      <State name="sem falha: nada, e sem ocupar lugar">
        <FailureText>{null}</FailureText>
      </State>
    </Sheet>
  ),
};
