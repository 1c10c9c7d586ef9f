import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Switch } from './switch.tsx';

export default { title: 'Forms/Switch' } satisfies Meta;

const idle = () => undefined;

const Motion = () => {
  const [on, setOn] = useState(false);
  return <Switch label="Reduzir animações" help="Vale só neste aparelho." checked={on} onChange={setOn} />;
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Motion />
      <State name="ligado">
        <Switch label="Reduzir animações" checked onChange={idle} />
      </State>
      <State name="indisponível">
        <Switch label="Reduzir animações" disabled checked={false} onChange={idle} />
        <Switch label="Ocultar o tempo" disabled checked onChange={idle} />
      </State>
    </Sheet>
  ),
};
