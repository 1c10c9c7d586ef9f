import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Center } from '../../foundations/layout/layout.tsx';
import { Confetti, type ConfettiProps } from './confetti.tsx';

export default {
  title: 'Game/Confetti',
  component: Confetti,
  parameters: guide({
    use: 'Uma comemoração curta que não atrapalha a leitura.',
    do: ['Comemore uma vez, quando o resultado aparece'],
    dont: ['Em uma prova, ou a cada resposta'],
    words: 'confete festa comemoração celebration',
    design: 'Confete',
    keyboard: 'none: decoration',
  }),
} satisfies Meta;

const Throwing = ({ shape = 'burst' }: ConfettiProps) => {
  const [times, setTimes] = useState(1);
  return (
    <div style={{ position: 'relative' }}>
      <Center page>
        <Button onClick={() => setTimes(times + 1)}>De novo</Button>
      </Center>
      <Confetti key={times} shape={shape} />
    </div>
  );
};

export const Default: StoryObj<typeof Confetti> = {
  args: { shape: 'burst' },
};

export const Burst: StoryObj = { render: () => <Throwing /> };
export const Rain: StoryObj = { render: () => <Throwing shape="rain" /> };
