import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Stack } from '../../foundations/layout/layout.tsx';
import { AnswersLegend, legendStates } from './answers-legend.tsx';

const meta = {
  title: 'Question/AnswersLegend',
  component: AnswersLegend,
  parameters: guide({
    use: 'Explicar as marcas de uma grade de questões.',
    words: 'legenda acerto erro branco anulada legend key',
    design: 'LegendaRespostas',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof AnswersLegend>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap="e16">
      <AnswersLegend label="Legenda da prova" states={legendStates.exam} />
      <AnswersLegend label="Legenda do gabarito" states={legendStates.v1} />
      <AnswersLegend label="Legenda do resultado" states={legendStates.v2} />
    </Stack>
  ),
};
