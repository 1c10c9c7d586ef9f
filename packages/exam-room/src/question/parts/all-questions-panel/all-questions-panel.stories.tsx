import { tabTo } from '@luneta/ui/testing/keys';
import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { sampleItems } from './sample-items.ts';
import { AllQuestionsPanel, type PanelQuestion } from './all-questions-panel.tsx';

const meta = {
  title: 'exam-room/AllQuestionsPanel',
  component: AllQuestionsPanel,
} satisfies Meta<typeof AllQuestionsPanel>;
export default meta;

const subjects = ['Física', 'Química', 'Biologia'];

/** The server did not take the answer to question 8. */
const QUESTIONS: readonly PanelQuestion[] = sampleItems(45).map((item, index) => ({
  ...item,
  ...(item.number === 8 ? { state: 'recusada' as const } : {}),
  answered: item.state === 'respondida',
  subject: subjects[Math.floor(index / 15)] ?? '',
}));

export const Default: StoryObj<typeof AllQuestionsPanel> = {
  args: {
    questions: QUESTIONS,
    currentId: 'q6',
    onSelect: fn(),
    words: {
      filter: 'Matéria',
      all: 'Todas as matérias',
      grid: 'Questões',
      legend: 'Legenda',
      current: 'Questão atual',
      answered: (answered, total) => `${answered} de ${total} respondidas`,
    },
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <AllQuestionsPanel
        questions={QUESTIONS}
        currentId="q6"
        onSelect={() => undefined}
        words={{
          filter: 'Matéria',
          all: 'Todas as matérias',
          grid: 'Questões',
          legend: 'Legenda',
          current: 'Questão atual',
          answered: (answered, total) => `${answered} de ${total} respondidas`,
        }}
      />
    </Sheet>
  ),
};

/** Filter first, then every question in order. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await tabTo('combobox', 'Matéria');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Matéria' }), 'Química');
    await expect(screen.getByText('10 de 15 respondidas')).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^Questão 16/ })).toHaveFocus();
  },
};
