import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { press } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { useState } from 'react';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Switch } from './switch.tsx';

export default {
  title: 'Forms/Switch',
  component: Switch,
  parameters: guide({
    use: 'Ligar ou desligar algo na hora.',
    do: ['Use só para o que muda na hora'],
    dont: ['Opção que depende de “Salvar”: use Checkbox'],
    words: 'interruptor ligar desligar animações toggle on off configuração preferência',
    design: 'Interruptor',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;

const Motion = () => {
  const [on, setOn] = useState(false);
  return <Switch label="Reduzir animações" help="Vale só neste aparelho." checked={on} onChange={setOn} />;
};

export const Default: StoryObj<typeof Switch> = {
  args: { label: 'Reduzir animações', checked: true, onChange: fn() },
  parameters: { layout: 'padded' },
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

/** Space turns it, and its name stays the same. */
export const Keyboard: StoryObj = {
  render: () => <Motion />,
  play: async () => {
    await userEvent.tab();
    const light = screen.getByRole('switch', { name: /Reduzir animações/ });
    await expect(light).toHaveFocus();
    await press(' ');
    await expect(light).toBeChecked();
  },
};
