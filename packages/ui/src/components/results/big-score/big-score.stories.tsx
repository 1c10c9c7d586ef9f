import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Stack } from '../../foundations/layout/layout.tsx';
import { BigScore } from './big-score.tsx';

const meta = {
  title: 'Results/BigScore',
  component: BigScore,
  parameters: guide({
    use: 'Uma nota, bem grande.',
    words: 'nota resultado grade score',
    design: 'NotaGrande',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof BigScore>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <BigScore label="Nota" value={6.4} max={10} />
      <BigScore label="Nota" value={0} max={100} />
      <BigScore label="Nota" value={842.75} max={1000} />
    </Stack>
  ),
};
