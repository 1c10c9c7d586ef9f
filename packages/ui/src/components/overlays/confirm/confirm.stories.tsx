import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Confirm } from './confirm.tsx';

export default {
  title: 'Overlays/Confirm',
  component: Confirm,
  parameters: {
    ...guide({
      use: 'Perguntar antes do que não tem volta.',
      do: [
        'Pergunte no título e repita o verbo no botão: “Sair da prova?”, “Sair”',
        'Diga o que se perde e o que fica guardado',
      ],
      dont: ['Confirmar o que se desfaz com facilidade', '“Sim” e “Não” nos botões'],
      words: 'confirmação apagar sair tem certeza delete alert are you sure excluir remover confirmar alerta pergunta',
      design: 'Confirmacao',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof Confirm> = {
  args: {
    open: true,
    title: 'Leia antes de entregar...',
    confirmLabel: 'ENTREGAR PROVA',
    cancelLabel: 'CANCELAR',
    onConfirm: fn(),
    onCancel: fn(),
    children: 'Depois de finalizar, não dá mais para mudar as respostas.',
  },
};

export const Neutral: StoryObj = {
  render: () => (
    <Confirm
      open
      title="Leia antes de entregar..."
      confirmLabel="ENTREGAR PROVA"
      cancelLabel="CANCELAR"
      onConfirm={idle}
      onCancel={idle}
    >
      Depois de finalizar, não dá mais para mudar as respostas.
    </Confirm>
  ),
};

export const Danger: StoryObj = {
  render: () => (
    <Confirm
      open
      tone="danger"
      title="Resetar senha"
      confirmLabel="Resetar"
      cancelLabel="Cancelar"
      onConfirm={idle}
      onCancel={idle}
      error="Falhou. Tente de novo."
    >
      A senha de Ana Clara Ribeiro volta ao padrão.
    </Confirm>
  ),
};

export const Busy: StoryObj = {
  render: () => (
    <Confirm
      open
      busy
      title="Entregar?"
      confirmLabel="ENTREGAR PROVA"
      cancelLabel="CANCELAR"
      onConfirm={idle}
      onCancel={idle}
    >
      Enviando suas respostas.
    </Confirm>
  ),
};

const Asking = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Sheet>
      <Button onClick={() => setOpen(true)}>Entregar</Button>
      <Confirm
        open={open}
        title="Entregar a prova?"
        confirmLabel="Entregar agora"
        cancelLabel="Cancelar"
        onConfirm={close}
        onCancel={close}
      >
        Depois de finalizar, não dá mais para mudar as respostas.
      </Confirm>
    </Sheet>
  );
};

/** The focus starts on the safe button and returns to where it was. */
export const Keyboard: StoryObj = {
  render: () => <Asking />,
  play: async () => {
    await tabTo('button', 'Entregar');
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Entregar' })).toHaveFocus();
  },
};
