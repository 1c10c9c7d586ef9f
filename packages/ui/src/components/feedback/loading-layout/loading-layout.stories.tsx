import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { LoadingLayout } from './loading-layout.tsx';

export default { title: 'Feedback/LoadingLayout' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {(['areas', 'results', 'quiz', 'question', 'table'] as const).map((of) => (
        <State key={of} name={of}>
          <LoadingLayout of={of} />
        </State>
      ))}
      <State name="uma só">
        <LoadingLayout of="results" count={1} />
      </State>
    </Sheet>
  ),
};
