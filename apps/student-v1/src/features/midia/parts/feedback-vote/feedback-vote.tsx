import { Button } from '@luneta/ui';
import { SkipForward, ThumbsDown, ThumbsUp } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { votes } from './feedback-vote.css.ts';

/** What is stored of a content's feedback (S2 §3, `midia_feedback`): 1 yes, 2 no, 3 skipped. */
export type FeedbackVoto = 1 | 2 | 3;

export interface FeedbackVoteProps {
  /** The question, as the name of the group. */
  label: string;
  /** Words of the three buttons: 'SIM', 'NÃO', 'PULAR FEEDBACK'. */
  words: { yes: string; no: string; skip: string };
  /** Which of the three was pressed. */
  onVote: (voto: FeedbackVoto) => void;
}

/** Yes, no or skip: three buttons of the same weight, so that skipping is as easy as answering. */
export const FeedbackVote = ({ label, words, onVote }: FeedbackVoteProps): ReactNode => (
  <div role="group" aria-label={label} className={votes}>
    <Button variant="secondary" block icon={ThumbsUp} onClick={() => onVote(1)}>
      {words.yes}
    </Button>
    <Button variant="secondary" block icon={ThumbsDown} onClick={() => onVote(2)}>
      {words.no}
    </Button>
    <Button variant="secondary" block icon={SkipForward} onClick={() => onVote(3)}>
      {words.skip}
    </Button>
  </div>
);
