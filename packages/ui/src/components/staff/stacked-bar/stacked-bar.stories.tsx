import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { StackedBar } from './stacked-bar.tsx';

export default {
  title: 'Staff/StackedBar',
  component: StackedBar,
  parameters: guide({
    use: 'Dizer em que partes um todo se divide, como os alunos de uma prova.',
    do: ['Escreva cada parte em palavras com seu número'],
    dont: ['Comparar matérias: use SubjectBars', 'Partes que não somam o todo'],
    words: 'barra empilhada partes distribuição stacked bar proporção situação da turma',
    design: 'StackedBar',
    keyboard: 'none: only shows',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof StackedBar> = {
  args: {
    label: 'Simulado Luneta',
    parts: [
      { tone: 'done', value: 12, words: '12 entregaram' },
      { tone: 'running', value: 118, words: '118 respondendo' },
      { tone: 'warning', value: 4, words: '4 sem notícia' },
      { tone: 'rest', value: 22, words: '22 não iniciaram' },
    ],
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="ao vivo">
        <StackedBar
          label="Simulado Luneta"
          parts={[
            { tone: 'done', value: 12, words: '12 entregaram' },
            { tone: 'running', value: 118, words: '118 respondendo' },
            { tone: 'warning', value: 4, words: '4 sem notícia' },
            { tone: 'rest', value: 22, words: '22 não iniciaram' },
          ]}
        />
      </State>
      <State name="só uma parte">
        <StackedBar
          label="Química"
          parts={[
            { tone: 'done', value: 0, words: 'ninguém entregou' },
            { tone: 'rest', value: 38, words: '38 não iniciaram' },
          ]}
        />
      </State>
      <State name="só a barra: as palavras estão nos filtros da tela">
        <StackedBar
          label="Turma 3A"
          bare
          parts={[
            { tone: 'done', value: 4, words: '4 entregaram' },
            { tone: 'running', value: 25, words: '25 respondendo' },
            { tone: 'warning', value: 3, words: '3 sem respostas' },
          ]}
        />
      </State>
    </Sheet>
  ),
};
