import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { FeedbackVote, type FeedbackVoto } from './feedback-vote.tsx';

export default {
  title: 'Game/FeedbackVote',
  component: FeedbackVote,
  parameters: guide({
    use: 'Perguntar se um conteúdo ajudou, com três respostas de mesmo peso.',
    words: 'feedback ajudou sim não pular vote gostou curtir avaliar conteúdo joinha',
    design: 'VotoFeedback',
    keyboard: 'story',
  }),
} satisfies Meta;

const question = 'Esse conteúdo ajudou?';
const words = { yes: 'SIM', no: 'NÃO', skip: 'PULAR FEEDBACK' };

const InDialog = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>CONTINUAR</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={question} size="sm">
        <FeedbackVote label={question} words={words} onVote={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

export const Default: StoryObj<typeof FeedbackVote> = {
  args: { label: question, words, onVote: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="três pesos iguais">
        <FeedbackVote label={question} words={words} onVote={() => undefined} />
      </State>
      <State name="na folha">
        <InDialog />
      </State>
    </Sheet>
  ),
};

const Voting = () => {
  const [voto, setVoto] = useState<FeedbackVoto>();
  return (
    <>
      <FeedbackVote label={question} words={words} onVote={setVoto} />
      <p>voto {voto}</p>
    </>
  );
};

/** Three stops of Tab in reading order; Enter votes. */
export const Keyboard: StoryObj = {
  render: () => <Voting />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'SIM' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('voto 3')).toBeVisible();
  },
};
