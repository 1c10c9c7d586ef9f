import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { DraftBanner } from './draft-banner.tsx';

export default {
  title: 'Feedback/DraftBanner',
  component: DraftBanner,
  args: {
    children: 'Há um rascunho deste aparelho, de 14h12. Recuperar?',
    recoverLabel: 'Recuperar',
    onRecover: fn(),
    discardLabel: 'Descartar',
    onDiscard: fn(),
    discard: {
      title: 'Descartar o rascunho deste aparelho?',
      text: 'O texto salvo continua como está. O rascunho não poderá ser recuperado.',
      keepLabel: 'Manter o rascunho',
    },
  },
  parameters: guide({
    use: 'Oferecer o que ficou guardado neste aparelho e ainda não foi salvo.',
    do: ['Diga de quando é o rascunho', 'Pergunte antes de descartar'],
    dont: ['Trocar sozinho o texto salvo pelo rascunho', 'Dizer se está salvo: use SavedIndicator'],
    words: 'rascunho guardado recuperar descartar não salvo draft aparelho',
    design: 'FaixaRascunho',
    keyboard: 'story',
  }),
} satisfies Meta<typeof DraftBanner>;

type Story = StoryObj<typeof DraftBanner>;
export const Default: Story = { parameters: { layout: 'padded' } };

/** Throwing away asks first; Escape keeps the draft. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Recuperar' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Descartar o rascunho deste aparelho?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};
