import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { BigScore } from './big-score.tsx';

export default {
  title: 'Results/BigScore',
  component: BigScore,
  parameters: guide({
    use: 'Uma nota, bem grande.',
    do: ['Diga de quanto é a nota: “de 1000”'],
    dont: ['Mais de uma nota grande na tela: use Figures', 'Cor de alerta para nota baixa'],
    words: 'nota resultado grade score redação prova média final desempenho boletim',
    design: 'NotaGrande',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof BigScore> = {
  args: { label: 'Nota', value: 6.4, max: 10 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <BigScore label="Nota" value={6.4} max={10} />
      <BigScore label="Nota" value={0} max={100} />
      <BigScore label="Nota" value={842.75} max={1000} />
      <State name="com a palavra">
        <BigScore label="Nota geral" value={10} max={10} showLabel />
      </State>
      <State name="num cartão">
        <BigScore label="Nota" value={7.25} max={7.5} size="md" />
      </State>
    </Sheet>
  ),
};
