import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { LivesDialog, type LivesDialogProps } from './lives-dialog.tsx';

export default {
  title: 'Game/LivesDialog',
  component: LivesDialog,
  parameters: {
    ...guide({
      use: 'Ver as vidas, quando chega a próxima, e comprar.',
      do: ['Diga quando a próxima vida chega de graça, antes do preço'],
      dont: ['Abrir sozinho no meio de uma questão'],
      words: 'vidas comprar corações lives hearts loja recarregar',
      design: 'DialogoVidas',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const words = {
  title: 'Vidas',
  next: 'Próxima vida em',
  full: 'Suas vidas estão completas.',
  balance: 'Seu saldo',
  refill: (n: number) => `Completar ${n} vidas`,
  buy: 'Comprar vidas',
  poor: 'saldo insuficiente',
};
const some = { words, vidas: 3, seconds: 760, secondsPerVida: 1200, moedas: 340, onBuy: () => undefined };

type Given = Partial<LivesDialogProps>;

const Opened = ({ label, at = false, ...given }: Given & { label: string; at?: boolean }) => {
  const [open, setOpen] = useState(at);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <LivesDialog {...some} {...given} open={open} onClose={() => setOpen(false)} />
    </>
  );
};

export const Default: StoryObj<typeof LivesDialog> = {
  args: { ...some, open: true, onClose: fn() },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Opened label="Faltam duas" />
      <Opened label="Completas" vidas={5} seconds={null} />
      <Opened label="Nenhuma, sem saldo" vidas={0} seconds={1199} moedas={35} />
      <Opened label="Comprando" busy />
      <Opened label="Falhou" error="Não foi possível comprar vidas. Tente de novo." />
      <Opened label="Visitante" disabledReason="Você está apenas visualizando." />
      <Opened label="Enquanto espera" vidas={0} words={{ ...words, wait: 'Esperar' }}>
        Os conteúdos continuam abertos.
      </Opened>
    </Sheet>
  ),
};

export const Some: StoryObj = { render: () => <Opened at label="Abrir" /> };
export const Full: StoryObj = { render: () => <Opened at label="Abrir" vidas={5} seconds={null} /> };
export const Poor: StoryObj = { render: () => <Opened at label="Abrir" vidas={0} seconds={1199} moedas={35} /> };
export const Failed: StoryObj = {
  render: () => <Opened at label="Abrir" error="Não foi possível comprar vidas. Tente de novo." />,
};

/** Title, close, buy. */
export const Keyboard: StoryObj = {
  render: () => <Opened label="Ver vidas" />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ver vidas' }));
    await expect(screen.getByRole('heading', { name: 'Vidas' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Comprar vidas · 40 moedas' })).toHaveFocus();
  },
};
