import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './page-index.css.ts';

export interface PageIndexEntry {
  /** Id of the part of the page it leads to. */
  id: string;
  /** Title of the part. */
  label: string;
}

export interface PageIndexProps {
  /** Name of the landmark, shown above the list where there is space: "Índice". */
  label: string;
  /** Parts of the page in their order. */
  entries: readonly PageIndexEntry[];
  /** Id of the part being read; `null` before the first. */
  current: string | null;
}

/** The parts of a long page: a list that stays in sight beside it, a row of chips over it on a phone. */
export const PageIndex = ({ label, entries, current }: PageIndexProps): ReactNode => {
  const list = useRef<HTMLOListElement>(null);
  const place = entries.findIndex(({ id }) => id === current);
  useEffect(() => {
    const chip = list.current?.children[place];
    // Only the row itself scrolls, never the page.
    if (chip instanceof HTMLElement) list.current?.scrollTo({ left: chip.offsetLeft - css.edge });
  }, [place]);
  return (
    <nav aria-label={label} className={css.nav}>
      <p className={css.title} aria-hidden="true">
        {label}
      </p>
      <ol {...listRole} ref={list} className={css.list}>
        {entries.map((entry) => {
          const here = entry.id === current;
          return (
            <li key={entry.id} className={css.item}>
              <a
                href={`#${entry.id}`}
                className={classes(css.entry, here && css.here)}
                aria-current={here ? 'location' : undefined}
              >
                {here && <span className={css.kite} aria-hidden="true" />}
                {entry.label}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
