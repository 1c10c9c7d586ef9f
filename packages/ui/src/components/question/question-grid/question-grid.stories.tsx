import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/layout/layout.tsx';
import { sampleItems } from '../sample.ts';
import type { QuestionState } from '../question-state/question-state.ts';
import { QuestionGrid, type QuestionGridItem } from './question-grid.tsx';

const meta = { title: 'Questões/QuestionGrid', component: QuestionGrid } satisfies Meta<typeof QuestionGrid>;
export default meta;

const verdicts: readonly QuestionState[] = ['acerto', 'erro', 'branco', 'subjetiva', 'anulada', 'bonificada'];
const marked: QuestionGridItem[] = verdicts.map((state, index) => ({ id: index, number: index + 1, state, href: '#' }));
const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Stack gap="e32">
      <QuestionGrid label="Questões" items={sampleItems(90)} pageSize={16} currentId="q6" onSelect={nothing} />
      <QuestionGrid label="Muitas páginas" items={sampleItems(130)} pageSize={16} currentId="q40" onSelect={nothing} />
      <QuestionGrid label="Gabarito" items={marked} pageSize={12} />
    </Stack>
  ),
};
