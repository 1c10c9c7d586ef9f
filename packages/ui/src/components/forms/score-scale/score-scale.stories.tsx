import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ScoreScale } from './score-scale.tsx';

export default { title: 'Forms/ScoreScale' } satisfies Meta;

const Scale = ({ first, disabled = false }: { first: number | null; disabled?: boolean }) => {
  const [value, setValue] = useState(first);
  return (
    <ScoreScale
      legend="Você indicaria a Luneta a um colega?"
      ends={['nada provável', 'muito provável']}
      value={value}
      onChange={setValue}
      disabled={disabled}
    />
  );
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
