import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { QuestionEstimates } from './question-estimates.tsx';

export default {
  title: 'Study/QuestionEstimates',
  component: QuestionEstimates,
  parameters: guide({
    use: 'A chance prevista de cada questão, para quem acompanha.',
    do: ['Mostre só a quem acompanha o aluno'],
    dont: ['Mostrar a chance ao aluno antes de responder'],
    words: 'estimativa chance questão probability',
    design: 'EstimativaQuestoes',
    keyboard: 'story',
  }),
} satisfies Meta;

const shared = {
  title: 'Estimativa por questão',
  question: (numero: number) => `Questão ${numero}`,
  unknown: 'Sem estimativa',
  questions: [
    { numero: 3, desempenho_esperado: 0 },
    { numero: 7, desempenho_esperado: 0.415 },
    { numero: 12, desempenho_esperado: 0.82 },
    { numero: 18, desempenho_esperado: null },
    { numero: 145, desempenho_esperado: 1 },
  ],
} as const;

export const Default: StoryObj<typeof QuestionEstimates> = {
  args: { ...shared, meta: '5 questões', startsOpen: true },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <QuestionEstimates {...shared} meta="5 questões" startsOpen />
      <QuestionEstimates {...shared} />
    </Sheet>
  ),
};

/** The heading opens and closes it. */
export const Keyboard: StoryObj = {
  render: () => <QuestionEstimates {...shared} />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Questão 145')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(screen.queryByText('Questão 145')).toBeNull();
  },
};
