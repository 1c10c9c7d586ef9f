import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { ProgressBar } from './progress-bar.tsx';

export default {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: guide({
    use: 'Quanto já foi feito de um total.',
    do: ['Escreva o valor também em palavras: “3 de 6 questões”'],
    dont: ['Espera sem medida: use Spinner ou Skeleton'],
    words: 'barra andamento percentual progress porcentagem quanto falta carregamento',
    design: 'BarraProgresso',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof ProgressBar> = {
  args: { label: 'Roteiro', value: 29, max: 50, valueText: '29 de 50 itens', number: '29/50 itens' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ProgressBar label="Roteiro" value={29} max={50} valueText="29 de 50 itens" number="29/50 itens" />
      <ProgressBar label="Vazio" value={0} max={50} valueText="0 de 50 itens" size="sm" />
      <ProgressBar label="Feito" value={50} max={50} valueText="50 de 50 itens" number="50/50" />
      <ProgressBar label="Energia do Boss" value={6} max={10} valueText="4 acertos de 10" size="xl" tone="boss" />
      <div data-materia="biologia">
        <ProgressBar label="Biologia" value={12} max={15} valueText="12 de 15" tone="subject" number="12" />
      </div>
    </Sheet>
  ),
};
