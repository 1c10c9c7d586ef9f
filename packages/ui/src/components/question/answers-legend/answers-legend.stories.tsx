import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { examQuestionWords } from '../question-state/question-state.ts';
import { AnswersLegend, legendStates } from './answers-legend.tsx';

const meta = {
  title: 'Question/AnswersLegend',
  component: AnswersLegend,
  parameters: guide({
    use: 'Explicar as marcas de uma grade de questões.',
    do: ['Ponha junto da grade que explica, com as mesmas marcas'],
    dont: ['Legenda de um gráfico: ela diz só respondida, em branco e marcada'],
    words: 'legenda acerto erro branco anulada legend key',
    design: 'LegendaRespostas',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof AnswersLegend>;
export default meta;

export const Default: StoryObj<typeof AnswersLegend> = {
  args: { label: 'Legenda da prova', states: legendStates.exam, words: examQuestionWords },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <AnswersLegend label="Legenda da prova" states={legendStates.exam} words={examQuestionWords} />
      <AnswersLegend label="Legenda do gabarito" states={legendStates.v1} />
      <AnswersLegend label="Legenda do resultado" states={legendStates.v2} />
    </Sheet>
  ),
};
