// The exam that is open now, as the hero of a screen: the urgent exam of the assessments centre and of the home.
import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './open-exam-card.css.ts';

export interface OpenExamCardProps {
  /** Name of the exam; names the card. */
  title: string;
  /** `brand`: blue, one on a screen. `surface`: white, over a blue header. */
  variant?: 'brand' | 'surface';
  /** 'Aberta agora', a `Badge`. */
  badge?: ReactNode;
  /** Time that is left: a `Timer`, or words such as "1h 12min". */
  time?: ReactNode;
  /** The time as a `TimeRing` beside the title, instead of `time`. */
  ring?: ReactNode;
  /** Battery, kind and last moment. */
  text?: string;
  /** What has been answered, in words as well; `count` stands at the end of their line: "38 de 90". */
  progress?: { answered: number; total: number; label: string; count?: string };
  /** The one main button; a `ButtonLink` of variant `game` on blue. */
  action: ReactNode;
  /** A second way, such as 'Ver detalhes'. */
  details?: ReactNode;
}

/** `article` named by the exam. */
export const OpenExamCard = (props: OpenExamCardProps): ReactNode => {
  const { title, variant = 'brand', badge, time, ring, text, progress, action, details } = props;
  const id = useId();
  return (
    <article className={classes(css.card, css.look[variant])} aria-labelledby={id}>
      {ring == null && (badge != null || time != null) && (
        <div className={css.top}>
          {badge}
          {time != null && <div className={css.time}>{time}</div>}
        </div>
      )}
      <div>
        {ring}
        <div className={css.column}>
          {ring != null && badge != null && <div>{badge}</div>}
          <div className={css.words}>
            <HeadingTag className={css.title} id={id}>
              {title}
            </HeadingTag>
            {text !== undefined && <p className={css.text[variant]}>{text}</p>}
          </div>
          {progress && (
            <div className={css.progress}>
              <p className={classes(css.text[variant], css.counted)}>
                {progress.label} {progress.count !== undefined && <span>{progress.count}</span>}
              </p>
              <div aria-hidden="true">
                <ProgressBar label={title} value={progress.answered} max={progress.total} valueText={progress.label} />
              </div>
            </div>
          )}
        </div>
      </div>
      <div className={css.actions}>
        {action}
        {details}
      </div>
    </article>
  );
};
