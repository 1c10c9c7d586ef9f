import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { ErrorState } from './error-state.tsx';

export default {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: guide({
    use: 'Um pedaço da página não carregou; tentar de novo.',
    do: ['Diga o que não veio e ofereça “Tentar de novo”', 'Deixe na tela o que já chegou'],
    dont: ['Mostrar códigos ou palavras de programador', 'Cobrir a página inteira: para isso há ErrorPage'],
    words: 'erro falha recarregar retry failed load mensagem de algo deu errado',
    design: 'EstadoErro',
    keyboard: 'none: one control, Tab and Enter',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof ErrorState> = {
  args: {
    title: 'Não deu para carregar as provas',
    text: 'Confira a conexão e tente de novo.',
    retryLabel: 'Tentar de novo',
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ErrorState
        title="Não deu para carregar as provas"
        text="Confira a conexão e tente de novo."
        retryLabel="Tentar de novo"
        onRetry={() => undefined}
      />
      <ErrorState title="Erro" compact retryLabel="Tentar de novo" onRetry={() => undefined} />
      <ErrorState title="Erro" compact retryLabel="Tentar de novo" retrying onRetry={() => undefined} />
    </Sheet>
  ),
};
