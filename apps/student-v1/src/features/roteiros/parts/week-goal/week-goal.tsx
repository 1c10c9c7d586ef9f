// The weekly goal as toy kites with a tail: the bare kite stays the mark of where somebody is.
import { Button, classes, HeadingTag } from '@luneta/ui';
import { type ReactNode, useId } from 'react';

import * as css from './week-goal.css.ts';

export interface WeekGoalProps {
  /** "Sua meta da semana"; the name of the card. */
  title: string;
  /** One for each phase of the goal; true for those that fly. */
  kites: readonly boolean[];
  /** "2 de 3 fases". */
  count: string;
  /** "nesta semana". */
  week: string;
  /** 'Na segunda começa outra. Nada se perde.'; on a wide screen, as the title. */
  hint: string;
  /** 'Mudar'; left out for who only looks. */
  change?: { label: string; onClick: () => void } | undefined;
}

const Kite = ({ flies }: { flies: boolean }): ReactNode => (
  <svg className={classes(css.kite, flies && css.rises)} viewBox="0 0 32 44" aria-hidden="true">
    <path className={flies ? css.sail : css.ahead} d="M19 3L29 15 14 30 7 12z" />
    {flies && <path className={css.cross} d="M19 3L14 30M7 12L29 15" />}
    <path className={flies ? css.tail : css.ahead} d="M14 30q-5 3-2 6t-3 6" />
  </svg>
);

/** A card with one figure and, for the student, one way to change it. */
export const WeekGoal = ({ title, kites, count, week, hint, change }: WeekGoalProps): ReactNode => {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <HeadingTag id={id} className={css.title}>
        {title}
      </HeadingTag>
      <div className={css.kites}>
        {kites.map((flies, index) => (
          // Kites of one goal differ by their place alone.
          <Kite key={index} flies={flies} />
        ))}
      </div>
      <p className={css.words}>
        <strong className={css.count}>{count}</strong> <span className={css.week}>{week}</span>
      </p>
      {change && (
        <div className={css.change}>
          <Button variant="text" size="md" onClick={change.onClick}>
            {change.label}
          </Button>
        </div>
      )}
      <p className={css.hint}>{hint}</p>
    </section>
  );
};
