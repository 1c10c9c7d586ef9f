import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { BossEnergy } from './boss-energy.tsx';

export default {
  title: 'Phases/BossEnergy',
  component: BossEnergy,
  parameters: guide({
    use: 'Quanta energia o Boss ainda tem durante a luta.',
    do: ['Escreva quantos golpes faltam junto da barra'],
    dont: ['O avanço em uma tarefa: use ProgressBar'],
    words: 'boss energia vida barra health monstro acertos',
    design: 'EnergiaBoss',
    keyboard: 'story',
  }),
} satisfies Meta;

const label = 'Energia do Boss';

export const Default: StoryObj<typeof BossEnergy> = { args: { label, acertos: 4, total: 10 } };

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {[0, 4, 7, 10].map((acertos) => (
        <BossEnergy key={acertos} label={label} acertos={acertos} total={10} />
      ))}
      <State name="mais de 15 itens: barra inteira">
        <BossEnergy label={label} acertos={5} total={20} />
      </State>
      <State name="três itens; nenhum item">
        <BossEnergy label={label} acertos={2} total={3} />
        <BossEnergy label={label} acertos={0} total={0} />
      </State>
    </Sheet>
  ),
};

const Fight = () => {
  const [acertos, setAcertos] = useState(0);
  return (
    <Sheet>
      <BossEnergy label={label} acertos={acertos} total={10} />
      <Button variant="game" onClick={() => setAcertos(acertos + 1)}>
        ATACAR
      </Button>
    </Sheet>
  );
};

/** Each hit takes a tenth. */
export const Keyboard: StoryObj = {
  render: () => <Fight />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(screen.getByText('2 de 10 acertos')).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: label })).toHaveAttribute('aria-valuenow', '80');
  },
};
