import { type ReactNode, useId, useState } from 'react';
import { ChevronDown } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './accordion.css.ts';

export interface AccordionProps {
  /** Words of the button, inside a heading. */
  title: string;
  /** Short fact at the right of the title, e.g. a count. */
  meta?: string | undefined;
  /** Level of its heading in the page. */
  level: 2 | 3 | 4 | 5;
  /** Only the first state; afterwards the person decides. */
  startsOpen?: boolean;
  /** Without its own card, for content that is cards. */
  bare?: boolean;
  /** What opens. */
  children: ReactNode;
}

/** A part of the page that opens and closes. Closed content is not in the page. */
export const Accordion = ({
  title,
  meta,
  level,
  startsOpen = false,
  bare = false,
  children,
}: AccordionProps): ReactNode => {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const Tag = `h${level}` as const;
  return (
    <div className={classes(css.card, bare && css.bare)}>
      <Tag>
        <button
          type="button"
          id={id}
          className={css.button}
          aria-expanded={open}
          aria-controls={open ? `${id}-region` : undefined}
          onClick={() => setOpen(!open)}
        >
          <span className={css.title}>{title}</span>
          {meta !== undefined && <span className={css.meta}>{meta}</span>}
          <span className={css.arrow}>
            <Icon of={ChevronDown} />
          </span>
        </button>
      </Tag>
      {open && (
        <section id={`${id}-region`} aria-labelledby={id} className={css.region}>
          {children}
        </section>
      )}
    </div>
  );
};

/** Cards of one month under a heading that folds; all months but the current one start closed. */
export const MonthGroup = ({
  month,
  count,
  current,
  children,
}: {
  /** E.g. "Novembro de 2026". */
  month: string;
  /** How many, in words. */
  count: string;
  /** The month of today: it starts open. */
  current: boolean;
  /** What happened in the month. */
  children: ReactNode;
}): ReactNode => (
  <Accordion title={month} meta={count} level={3} startsOpen={current} bare>
    {children}
  </Accordion>
);
