import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { LeaveGuard } from './leave-guard.tsx';

export default {
  title: 'Overlays/LeaveGuard',
  component: LeaveGuard,
  parameters: {
    ...guide({
      use: 'Perguntar antes de perder o que não foi salvo.',
      do: ['Nomeie o que se perde e deixe “Ficar” como o caminho fácil'],
      dont: ['Perguntar quando tudo está salvo', 'Apagar algo: use Confirm'],
      words: 'sair sem salvar proteção unsaved guard perder alterações',
      design: 'ProtecaoSaida',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const Live = () => {
  const [blocked, setBlocked] = useState(false);
  const close = () => setBlocked(false);
  return (
    <Sheet>
      <Button onClick={() => setBlocked(true)}>Voltar para os cursos</Button>
      <LeaveGuard
        dirty={false}
        blocked={blocked}
        onStay={close}
        onLeave={close}
        title="Sair sem salvar?"
        stayLabel="Continuar editando"
        leaveLabel="Sair sem salvar"
      >
        O que você mudou em Citologia desde as 14h32 será perdido.
      </LeaveGuard>
    </Sheet>
  );
};

export const Default: StoryObj<typeof LeaveGuard> = {
  args: {
    dirty: false,
    blocked: false,
    onStay: fn(),
    onLeave: fn(),
    title: 'Sair sem salvar?',
    stayLabel: 'Continuar editando',
    leaveLabel: 'Sair sem salvar',
    children: 'O que você mudou em Citologia desde as 14h32 será perdido.',
  },
};

export const States: StoryObj = { render: () => <Live /> };

/** Asks, with the focus on the way that loses nothing. */
export const Keyboard: StoryObj = {
  render: () => <Live />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Voltar para os cursos' })).toHaveFocus();
  },
};
