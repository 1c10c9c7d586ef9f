import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleItems } from '../../question/sample.ts';
import { AllQuestionsPanel } from './all-questions-panel.tsx';

const meta = { title: 'Prova/AllQuestionsPanel', component: AllQuestionsPanel } satisfies Meta<
  typeof AllQuestionsPanel
>;
export default meta;

const subjects = ['Física', 'Química', 'Biologia'];

export const States: StoryObj = {
  render: () => (
    <AllQuestionsPanel
      questions={sampleItems(45).map((item, index) => ({ ...item, subject: subjects[Math.floor(index / 15)] ?? '' }))}
      currentId="q6"
      onSelect={() => undefined}
      words={{
        filter: 'Matéria',
        all: 'Todas as matérias',
        grid: 'Questões',
        legend: 'Legenda',
        answered: (answered, total) => `${answered} de ${total} respondidas`,
      }}
    />
  ),
};
