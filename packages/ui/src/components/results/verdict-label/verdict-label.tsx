import type { ItemVerdict } from '@luneta/domain/nota';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as cell from '../../question/question-cell/question-cell.css.ts';
import { questionStateIcon } from '../../question/question-state/question-state.ts';
import * as css from './verdict-label.css.ts';

export interface VerdictLabelProps {
  /** What became of the answer; gives the icon and the colours of the answer key. */
  verdict: ItemVerdict;
  /** The word: 'Acertou', 'Errou', 'Não respondeu'. */
  label: string;
}

/** The result of one question as a word with its icon; stands at the right of 'Questão N' (`QuestionCard`'s action). */
export const VerdictLabel = ({ verdict, label }: VerdictLabelProps): ReactNode => (
  <span className={classes(css.label, cell.stateColours[verdict], verdict === 'branco' && cell.markedBlank)}>
    <Icon of={questionStateIcon[verdict]} size={16} />
    {label}
  </span>
);
