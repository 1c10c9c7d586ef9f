import { Button, Inline } from '@luneta/ui';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { CountdownButton } from './countdown-button.tsx';

export default {
  title: 'student-v1/midia/CountdownButton',
  component: CountdownButton,
} satisfies Meta;

const words = {
  waiting: (seconds: number) => `Continuar em ${seconds} s`,
  readyText: 'Você já pode continuar',
  onClick: () => undefined,
};

const Counting = () => {
  const [seconds, setSeconds] = useState(2);
  return (
    <Inline>
      <CountdownButton seconds={seconds} {...words}>
        CONTINUAR
      </CountdownButton>
      <Button size="sm" variant="secondary" onClick={() => setSeconds(seconds === 0 ? 2 : seconds - 1)}>
        Um segundo
      </Button>
    </Inline>
  );
};

export const Default: StoryObj<typeof CountdownButton> = {
  args: { block: true, seconds: 5, ...words, children: 'CONTINUAR' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {[5, 1, 0].map((seconds) => (
        <State key={seconds} name={`${seconds} s`}>
          <CountdownButton block seconds={seconds} {...words}>
            CONTINUAR
          </CountdownButton>
        </State>
      ))}
      <State name="segundo a segundo">
        <Counting />
      </State>
    </Sheet>
  ),
};
