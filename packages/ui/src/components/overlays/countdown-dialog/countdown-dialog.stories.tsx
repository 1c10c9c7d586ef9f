import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { CountdownDialog } from './countdown-dialog.tsx';

export default {
  title: 'Overlays/CountdownDialog',
  component: CountdownDialog,
  parameters: {
    ...guide({
      use: 'Contar até algo que vai acontecer de qualquer modo.',
      do: ['Diga o que acontece no zero e deixe a pessoa adiantar'],
      dont: ['Perguntar algo que pode esperar: use Confirm', 'Contar só com a cor'],
      words: 'tempo acabou contagem regressiva validando countdown timeout esgotado fim da prova',
      design: 'DialogoContagem',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

export const Default: StoryObj<typeof CountdownDialog> = {
  args: {
    open: true,
    title: 'Seu tempo de prova acabou!',
    seconds: 5,
    mood: 'normal',
    action: { label: 'Ver resumo', onClick: () => undefined },
    children: 'Suas respostas estão salvas. Em 5 segundos você vai para o resumo.',
  },
};

export const TimeOver: StoryObj = {
  render: () => (
    <CountdownDialog
      open
      title="Seu tempo de prova acabou!"
      seconds={5}
      mood="normal"
      action={{ label: 'Ver resumo', onClick: () => undefined }}
    >
      Suas respostas estão salvas. Em 5 segundos você vai para o resumo.
    </CountdownDialog>
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <CountdownDialog open title="Validando..." seconds={null} error="Ainda não confirmamos, tente de novo.">
      Estamos conferindo a entrega.
    </CountdownDialog>
  ),
};

/** Escape closes nothing; the one way on is its button. */
export const Keyboard: StoryObj = {
  ...TimeOver,
  play: async () => {
    await press('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await tabTo('button', 'Ver resumo');
  },
};
