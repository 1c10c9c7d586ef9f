import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { LivesCounter } from './lives-counter.tsx';

export default {
  title: 'Game/LivesCounter',
  component: LivesCounter,
  parameters: guide({
    use: 'Quantas vidas há e quanto falta para a próxima.',
    do: ['Diga quando chega a próxima'],
    dont: ['Contagem em vermelho para apressar'],
    words: 'vidas contador tempo hearts lives coração',
    design: 'ContadorVidas',
    keyboard: 'none: one button',
  }),
} satisfies Meta;

const open = () => undefined;

const Losing = () => {
  const [vidas, setVidas] = useState(3);
  return (
    <Inline>
      <LivesCounter vidas={vidas} seconds={760} onOpen={open} />
      <Button size="sm" variant="secondary" onClick={() => setVidas(vidas > 0 ? vidas - 1 : 5)}>
        Perder uma vida
      </Button>
    </Inline>
  );
};

export const Default: StoryObj<typeof LivesCounter> = {
  args: { vidas: 5, seconds: null, onOpen: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="todas">
        <LivesCounter vidas={5} seconds={null} onOpen={open} />
      </State>
      <State name="contando">
        <LivesCounter vidas={3} seconds={760} onOpen={open} />
      </State>
      <State name="contando, sem tempo à vista">
        <LivesCounter vidas={4} seconds={760} showTime={false} onOpen={open} />
      </State>
      <State name="nenhuma">
        <LivesCounter vidas={0} seconds={59} onOpen={open} />
      </State>
      <State name="chegando: consulta em andamento">
        <LivesCounter vidas={0} seconds={0} onOpen={open} />
      </State>
      <State name="carregando">
        <LivesCounter vidas={null} seconds={null} onOpen={open} />
      </State>
      <State name="vida perdida">
        <Losing />
      </State>
    </Sheet>
  ),
};
