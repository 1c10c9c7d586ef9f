import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { BossCard } from './boss-card.tsx';

export default {
  title: 'Phases/BossCard',
  component: BossCard,
  parameters: guide({
    use: 'O Boss de uma matéria e se já dá para enfrentar.',
    words: 'boss cartão enfrentar card',
    design: 'CartaoBoss',
    keyboard: 'story',
  }),
} satisfies Meta;

const action = { label: 'ENFRENTAR BOSS', href: '#boss' };
const states = [
  ['bloqueado', 'Termine os desafios para desbloquear o Boss!'],
  ['desbloqueado', 'Seu grande momento chegou!!'],
  ['iniciado', 'Seu grande momento chegou!!'],
  ['venceu', 'Você derrotou o Boss!!'],
  ['perdeu', 'Não desanime, você pega ele na próxima...'],
] as const;

export const Default: StoryObj<typeof BossCard> = {
  args: {
    title: 'Boss de Matemática',
    status: 'bloqueado',
    text: 'Termine os desafios para desbloquear o Boss!',
    action,
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {states.map(([status, text]) => (
        <State key={status} name={status}>
          <BossCard title="Boss de Matemática" status={status} text={text} action={action} />
        </State>
      ))}
      <State name="coluna de 280 px, nome comprido">
        <div style={{ maxWidth: 280 }}>
          <BossCard
            title="Boss de Ciências da Natureza e suas Tecnologias"
            status="desbloqueado"
            text={states[1][1]}
            action={action}
          />
        </div>
      </State>
    </Sheet>
  ),
};

/** The one control is the way to the Boss. */
export const Keyboard: StoryObj = {
  render: () => <BossCard title="Boss de Física" status="iniciado" text={states[2][1]} action={action} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'ENFRENTAR BOSS' })).toHaveFocus();
  },
};
