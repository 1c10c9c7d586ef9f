import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { SubjectBars } from './subject-bars.tsx';

const meta = {
  title: 'Exam/SubjectBars',
  component: SubjectBars,
  parameters: guide({
    use: 'Comparar um número por matéria: respondidas, estrelas.',
    do: ['Mantenha a ordem das matérias igual em todas as telas'],
    dont: ['Comparar o próprio estudante com colegas', 'Um número só: use ProgressBar'],
    words: 'gráfico barras matéria chart bars subject progresso desempenho comparação',
    design: 'BarrasMateria',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof SubjectBars>;
export default meta;

export const Default: StoryObj<typeof SubjectBars> = {
  args: {
    label: 'Respondidas por matéria',
    count: (value, total) => `${value} de ${total}`,
    bars: [
      { subject: 'Matemática', value: 12, total: 15 },
      { subject: 'Língua Estrangeira', value: 5, total: 5 },
      { subject: 'Biologia', value: 0, total: 15 },
      { subject: 'Química', value: 1, total: 15 },
      { subject: 'Redação', value: 0, total: 0 },
    ],
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <SubjectBars
        label="Respondidas por matéria"
        count={(value, total) => `${value} de ${total}`}
        bars={[
          { subject: 'Matemática', value: 12, total: 15 },
          { subject: 'Língua Estrangeira', value: 5, total: 5 },
          { subject: 'Biologia', value: 0, total: 15 },
          { subject: 'Química', value: 1, total: 15 },
          { subject: 'Redação', value: 0, total: 0 },
        ]}
      />
    </Sheet>
  ),
};
