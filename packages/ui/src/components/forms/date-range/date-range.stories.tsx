import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { DateRange } from './date-range.tsx';

export default {
  title: 'Forms/DateRange',
  component: DateRange,
  parameters: guide({
    use: 'Um período, de um dia até outro.',
    do: ['Ofereça os períodos mais usados como atalhos ao lado'],
    dont: ['Um único momento com hora: use DateTimeField'],
    words: 'data período de até date range inicial final calendário',
    design: 'CampoData',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const order = 'A data final vem antes da inicial.';
const Period = () => {
  const [value, setValue] = useState({ from: '2026-11-01', to: '2026-11-28' });
  return <DateRange legend="Data de aplicação" value={value} onChange={setValue} orderError={order} />;
};

export const Default: StoryObj<typeof DateRange> = {
  args: { legend: 'Vazio', value: { from: '', to: '' }, onChange: fn(), orderError: order, help: 'Pode ficar aberto.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Period />
      <DateRange
        legend="Vazio"
        value={{ from: '', to: '' }}
        onChange={idle}
        orderError={order}
        help="Pode ficar aberto."
      />
      <DateRange
        legend="Fora de ordem"
        value={{ from: '2026-11-28', to: '2026-11-01' }}
        onChange={idle}
        orderError={order}
      />
      <DateRange
        legend="Indisponível"
        value={{ from: '2026-11-01', to: '' }}
        onChange={idle}
        orderError={order}
        disabled
      />
    </Sheet>
  ),
};

/** From the first day to the last by Tab alone; the parts of a date are the browser's. */
export const Keyboard: StoryObj = {
  render: () => <Period />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByLabelText('De')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByLabelText('Até')).toHaveFocus();
  },
};
