import { Button, Dialog } from '@luneta/ui';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { FeedbackVote, type FeedbackVoto } from './feedback-vote.tsx';

export default {
  title: 'student-v1/midia/FeedbackVote',
  component: FeedbackVote,
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
