import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubjectBars } from './subject-bars.tsx';

const meta = { title: 'Prova/SubjectBars', component: SubjectBars } satisfies Meta<typeof SubjectBars>;
export default meta;

export const States: StoryObj = {
  render: () => (
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
  ),
};
