import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { FeedbackVote, type FeedbackVoto } from './feedback-vote.tsx';

const shown = (onVote: (voto: FeedbackVoto) => void) =>
  render(
    <FeedbackVote
      label="Esse conteúdo ajudou?"
      words={{ yes: 'SIM', no: 'NÃO', skip: 'PULAR FEEDBACK' }}
      onVote={onVote}
    />,
  );

it.each([
  ['SIM', 1],
  ['NÃO', 2],
  ['PULAR FEEDBACK', 3],
])('%s is stored as %i', async (name, voto) => {
  const onVote = vi.fn<(voto: FeedbackVoto) => void>();
  const screen = await shown(onVote);
  const group = screen.getByRole('group', { name: 'Esse conteúdo ajudou?' });
  await group.getByRole('button', { name }).click();
  expect(onVote.mock.calls).toEqual([[voto]]);
});

it('gives the three the same size and the same look', async () => {
  const screen = await shown(() => undefined);
  const looks = screen
    .getByRole('button')
    .elements()
    .map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, fontSize } = getComputedStyle(button);
      return { width, height, backgroundColor, color, fontSize };
    });
  expect(looks).toHaveLength(3);
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
});
