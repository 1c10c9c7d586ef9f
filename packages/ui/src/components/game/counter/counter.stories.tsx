import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { CoinCounter } from './coin-counter.tsx';
import { StarCounter } from './star-counter.tsx';

export default {
  title: 'Game/Counter',
  component: StarCounter,
  parameters: guide({
    use: 'Estrelas ou moedas que crescem quando se ganha.',
    do: ['Mostre o total, com o ganho crescendo até ele'],
    dont: ['Vidas: use LivesCounter'],
    words: 'contador estrelas moedas counter ganhas saldo maxcoins pontos',
    design: 'ContadorEstrelas',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const Winning = () => {
  const [moedas, setMoedas] = useState(340);
  return (
    <Inline>
      <CoinCounter value={moedas} gain={moedas > 340 ? 20 : 0} />
      <Button size="sm" variant="secondary" onClick={() => setMoedas(moedas + 20)}>
        Ganhar 20
      </Button>
    </Inline>
  );
};

export const Default: StoryObj<typeof StarCounter> = {
  args: { value: null },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {[null, 0, 1, 128, 12_345].map((value) => (
        <State key={value} name={value === null ? 'carregando' : String(value)}>
          <Inline>
            <StarCounter value={value} />
            <CoinCounter value={value} />
          </Inline>
        </State>
      ))}
      <State name="ganho">
        <Winning />
      </State>
    </Sheet>
  ),
};
