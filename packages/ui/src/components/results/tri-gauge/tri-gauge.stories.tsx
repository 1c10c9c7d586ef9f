import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Grid } from '../../foundations/layout/layout.tsx';
import { TriGauge } from './tri-gauge.tsx';

const meta = {
  title: 'Results/TriGauge',
  component: TriGauge,
  parameters: guide({
    use: 'A nota TRI numa escala de 0 a 1000.',
    words: 'medidor ponteiro nota tri gauge meter',
    design: 'MedidorTRI',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof TriGauge>;
export default meta;

const shared = { label: 'nota TRI', estimate: 'estimativa' };

export const States: StoryObj = {
  render: () => (
    <Grid columns={2} columnsExpanded={4} gap="e24">
      <TriGauge {...shared} value={642.8} error={32} />
      <TriGauge label="nota TRI" value={642.8} />
      <TriGauge {...shared} value={0} error={40} />
      <TriGauge {...shared} value={1000} error={75} />
      <TriGauge {...shared} value={null} />
    </Grid>
  ),
};
