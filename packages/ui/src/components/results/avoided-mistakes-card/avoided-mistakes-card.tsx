import type { EngajamentoLevel } from '@luneta/domain/engajamento';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { EngagementMeter } from '../engagement-meter/engagement-meter.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './avoided-mistakes-card.css.ts';

export interface AvoidedMistakesCardProps {
  /** Name of the subject; names the card. */
  subject: string;
  /** Mistakes that did not happen. */
  avoided: number;
  /** Mistakes that were expected. */
  predicted: number;
  /** "3 de 5 falhas evitadas": says what the bar shows. */
  text: string;
  /** "4 de 6 fases engajadas". */
  phases?: string | undefined;
  /** Engagement in the roadmap (`engajamentoLevel`); absent for who has not studied yet, so that nobody is blamed. */
  engagement?: {
    level: EngajamentoLevel;
    /** "Engajamento alto". */
    label: string;
  };
}

/** More pieces than this would be too thin to count: the bar then shows shares. */
const MOST_PIECES = 12;

/** How many predicted mistakes of a subject studying avoided. An `article` named by the subject. */
export const AvoidedMistakesCard = (props: AvoidedMistakesCardProps): ReactNode => {
  const { subject, avoided, predicted, text, phases, engagement } = props;
  const titleId = useId();
  const pieces = Math.min(predicted, MOST_PIECES);
  const filled = predicted > 0 ? Math.round((Math.min(avoided, predicted) / predicted) * pieces) : 0;
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <SubjectTile materia={subject} />
        <div>
          <HeadingTag id={titleId} className={css.title}>
            {subject}
          </HeadingTag>
          <p className={css.text}>{text}</p>
        </div>
      </div>
      <div className={css.pieces} aria-hidden>
        {Array.from({ length: pieces }, (_, index) => (
          <span key={index} className={classes(css.piece, index < filled && css.avoided)} />
        ))}
      </div>
      <div className={css.foot}>
        {phases === undefined ? null : <span className={css.muted}>{phases}</span>}
        {engagement && (
          <span className={engagement.level === 'baixo' ? css.calm : undefined}>
            <EngagementMeter {...engagement} />
          </span>
        )}
      </div>
    </article>
  );
};
