import { type ReactNode, useId, useState } from 'react';
import { ChevronDown } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { HeadingScope, HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './accordion.css.ts';

export interface AccordionProps {
  /** Heading and name of the part. */
  title: string;
  /** Short fact at the right of the title, e.g. a count; an element brings its own look. */
  meta?: ReactNode;
  /** Only the first state; afterwards the person decides. */
  startsOpen?: boolean;
  /** Open or closed as the owner says, e.g. because a list of errors leads into it. */
  open?: boolean | undefined;
  /** The person asked for the other state; with `open` the owner has to follow. */
  onChange?: ((open: boolean) => void) | undefined;
  /** The content reaches the edges of the card and brings its own padding. */
  flush?: boolean;
  /** Without its own card, for content that is cards. */
  bare?: boolean;
  /** What opens. */
  children: ReactNode;
}

/** A part of the page that opens and closes. Closed content is not in the page. */
export const Accordion = ({
  title,
  meta,
  startsOpen = false,
  open: asked,
  onChange,
  flush = false,
  bare = false,
  children,
}: AccordionProps): ReactNode => {
  const [own, setOwn] = useState(startsOpen);
  const open = asked ?? own;
  const id = useId();
  return (
    <div className={classes(css.card, bare && css.bare)}>
      <HeadingTag>
        <button
          type="button"
          id={id}
          className={css.button}
          aria-expanded={open}
          aria-controls={open ? `${id}-region` : undefined}
          onClick={() => {
            setOwn(!open);
            onChange?.(!open);
          }}
        >
          <span className={css.title}>{title}</span>
          {meta != null && <span className={css.meta}>{meta}</span>}
          <span className={css.arrow}>
            <Icon of={ChevronDown} />
          </span>
        </button>
      </HeadingTag>
      {open && (
        <section id={`${id}-region`} aria-labelledby={id} className={classes(css.region, flush && css.flush)}>
          <HeadingScope>{children}</HeadingScope>
        </section>
      )}
    </div>
  );
};

export interface MonthGroupProps {
  /** E.g. "Novembro de 2026". */
  month: string;
  /** How many, in words. */
  count: string;
  /** The month we are in: starts open. */
  current: boolean;
  /** The cards of the month. */
  children: ReactNode;
}

/** Cards of one month under a heading that folds; all months but the current one start closed. */
export const MonthGroup = ({ month, count, current, children }: MonthGroupProps): ReactNode => (
  <Accordion title={month} meta={count} startsOpen={current} bare>
    {children}
  </Accordion>
);
