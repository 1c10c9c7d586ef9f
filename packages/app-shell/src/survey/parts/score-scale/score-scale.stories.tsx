import { press } from '@luneta/ui/testing/keys';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useState } from 'react';

import { ScoreScale } from './score-scale.tsx';

export default {
  title: 'app-shell/ScoreScale',
  component: ScoreScale,
} satisfies Meta;

const Scale = ({ first, disabled = false }: { first: number | null; disabled?: boolean }) => {
  const [value, setValue] = useState(first);
  return (
    <ScoreScale
      legend="Qual é a chance de você indicar Luneta a outras pessoas da escola?"
      ends={['nenhuma chance', 'com certeza']}
      value={value}
      onChange={setValue}
      disabled={disabled}
    />
  );
};

export const Default: StoryObj<typeof ScoreScale> = {
  args: {
    legend: 'Qual é a chance de você indicar Luneta a outras pessoas da escola?',
    ends: ['nenhuma chance', 'com certeza'],
    value: 9,
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="nada escolhido">
        <Scale first={null} />
      </State>
      <State name="nove">
        <Scale first={9} />
      </State>
      <State name="enviando">
        <Scale first={9} disabled />
      </State>
    </Sheet>
  ),
};

/** One stop of Tab, then arrows through the scores. */
export const Keyboard: StoryObj = {
  render: () => <Scale first={9} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
    await press('{ArrowRight}');
    await expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '10');
    await press('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '8');
  },
};
