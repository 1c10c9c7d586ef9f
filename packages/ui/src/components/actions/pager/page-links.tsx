import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { pageWindow } from './page-window.ts';
import * as css from './pager.css.ts';

/** Props shared by both page lists. */
interface PageLinks {
  /** The page shown; from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** A page is wanted, maybe the one shown. */
  onChange: (page: number) => void;
  /** The name of a page: "Página 2 de 3". */
  nameOf: (page: number) => string;
}

/** Numbers, with gaps where there are many. */
export const PageNumbers = ({ page, pages, onChange, nameOf }: PageLinks): ReactNode => (
  <ol {...listRole} className={css.list}>
    {pageWindow(page, pages).map((slot) =>
      'gap' in slot ? (
        <li key={slot.gap} className={classes(css.gap, slot.narrow && css.narrow)} aria-hidden="true">
          …
        </li>
      ) : (
        <li key={slot.page} className={classes(slot.near && css.near)}>
          <button
            type="button"
            className={css.number}
            aria-label={nameOf(slot.page)}
            aria-current={slot.page === page ? 'page' : undefined}
            onClick={() => onChange(slot.page)}
          >
            {slot.page}
          </button>
        </li>
      ),
    )}
  </ol>
);

/** One dot a page; the current one is a bar. */
export const PageDots = ({ page, pages, onChange, nameOf }: PageLinks): ReactNode => (
  <ol {...listRole} className={css.list}>
    {Array.from({ length: pages }, (_, n) => n + 1).map((to) => (
      <li key={to}>
        <button
          type="button"
          className={css.dot}
          aria-label={nameOf(to)}
          aria-current={to === page ? 'page' : undefined}
          onClick={() => onChange(to)}
        />
      </li>
    ))}
  </ol>
);
