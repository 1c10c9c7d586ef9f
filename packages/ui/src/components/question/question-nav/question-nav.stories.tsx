import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/layout/layout.tsx';
import { QuestionNav } from './question-nav.tsx';

const meta = { title: 'Questões/QuestionNav', component: QuestionNav } satisfies Meta<typeof QuestionNav>;
export default meta;

const words = { previous: 'Anterior', next: 'Próxima' };
const go = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Stack gap="e16">
      <QuestionNav label="No meio" {...words} onPrevious={go} onNext={go} />
      <QuestionNav label="Primeira" {...words} onNext={go} />
      <QuestionNav label="Última" {...words} onPrevious={go} />
      <QuestionNav label="Salvando" {...words} onPrevious={go} onNext={go} saving />
    </Stack>
  ),
};
