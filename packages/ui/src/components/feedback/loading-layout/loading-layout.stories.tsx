import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { LOADING_LAYOUTS, LoadingLayout } from './loading-layout.tsx';

export default {
  title: 'Feedback/LoadingLayout',
  component: LoadingLayout,
  parameters: guide({
    use: 'O desenho de uma tela enquanto ela chega.',
    do: ['Escolha o desenho que tem a forma da tela que vem: lista, tabela, questão'],
    dont: ['Esperar depois de um botão: use Button com `busy`'],
    words: 'esqueleto carregando loading skeleton página aguarde',
    design: 'Esqueleto',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof LoadingLayout> = {
  args: { of: 'areas' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {LOADING_LAYOUTS.map((of) => (
        <State key={of} name={of}>
          <LoadingLayout of={of} />
        </State>
      ))}
      <State name="uma só">
        <LoadingLayout of="results" count={1} />
      </State>
    </Sheet>
  ),
};
