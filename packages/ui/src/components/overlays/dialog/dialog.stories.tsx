import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { useState } from 'react';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Dialog } from './dialog.tsx';

export default {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    ...guide({
      use: 'Uma tarefa ou um texto por cima da página.',
      do: ['Dê um título que diga o que se faz ali', 'Tenha sempre um botão que fecha'],
      dont: ['Perguntar sim ou não: use Confirm', 'Um diálogo em cima de outro', 'Só informar: use Note ou Toaster'],
      words: 'janela modal popup diálogo folha sheet tela por cima sobreposição pop-up',
      design: 'Dialogo',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof Dialog> = {
  args: {
    open: true,
    onClose: fn(),
    title: 'Ver todas',
    description: '23 de 90 respondidas',
    footer: (
      <>
        <Button>Continuar</Button>
        <Button variant="secondary">Agora não</Button>
      </>
    ),
    children: <p>O conteúdo da janela.</p>,
  },
};

export const WithActions: StoryObj = {
  render: () => (
    <Dialog
      open
      onClose={idle}
      title="Ver todas"
      description="23 de 90 respondidas"
      footer={
        <>
          <Button>Continuar</Button>
          <Button variant="secondary">Agora não</Button>
        </>
      }
    >
      <p>O conteúdo da janela.</p>
    </Dialog>
  ),
};

export const WithError: StoryObj = {
  render: () => (
    <Dialog
      open
      onClose={idle}
      title="Salvar"
      size="sm"
      hideClose
      error="Não foi possível salvar. Tente de novo."
      footer={<Button>Fechar</Button>}
    />
  ),
};

export const Full: StoryObj = {
  render: () => (
    <Dialog open onClose={idle} title="Todas as questões" size="full">
      <p>Ocupa a tela do telefone.</p>
    </Dialog>
  ),
};

const Opening = () => {
  const [open, setOpen] = useState(false);
  return (
    <Sheet>
      <Button onClick={() => setOpen(true)}>Ver todas</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Todas as questões"
        footer={<Button onClick={() => setOpen(false)}>Continuar</Button>}
      >
        <p>23 de 90 respondidas</p>
      </Dialog>
    </Sheet>
  );
};

/** Opened, the focus is on its title; closed, where it came from. Escape is proved with real keys in the tests. */
export const Keyboard: StoryObj = {
  render: () => <Opening />,
  play: async () => {
    await tabTo('button', 'Ver todas');
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Todas as questões' })).toHaveFocus());
    await tabTo('button', 'Fechar');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Continuar' })).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ver todas' })).toHaveFocus());
  },
};
