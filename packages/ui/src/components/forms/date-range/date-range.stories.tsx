import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { DateRange } from './date-range.tsx';

export default { title: 'Forms/DateRange' } satisfies Meta;

const idle = () => undefined;
const order = 'A data final vem antes da inicial.';
const Period = () => {
  const [value, setValue] = useState({ from: '2026-11-01', to: '2026-11-28' });
  return <DateRange legend="Data de aplicação" value={value} onChange={setValue} orderError={order} />;
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
