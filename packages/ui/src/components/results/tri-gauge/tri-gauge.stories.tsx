import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Inline } from '../../foundations/layout/layout.tsx';
import { TriGauge } from './tri-gauge.tsx';

const meta = { title: 'Resultados/TriGauge', component: TriGauge } satisfies Meta<typeof TriGauge>;
export default meta;

const box = (child: ReactNode, key: number) => (
  <div key={key} style={{ width: 160 }}>
    {child}
  </div>
);

export const States: StoryObj = {
  render: () => (
    <Inline gap="e16" wrap align="start">
      {[
        <TriGauge value={642.8} error={32} label="nota TRI" estimate="estimativa" />,
        <TriGauge value={642.8} label="nota TRI" />,
        <TriGauge value={0} error={40} label="nota TRI" estimate="estimativa" />,
        <TriGauge value={1000} error={75} label="nota TRI" estimate="estimativa" />,
        <TriGauge value={null} label="nota TRI" />,
      ].map(box)}
    </Inline>
  ),
};
