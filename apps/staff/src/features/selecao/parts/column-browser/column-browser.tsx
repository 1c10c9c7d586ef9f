// From the whole to one thing, a column for each step. It shows what it is given; choosing and loading are the screen's.
import { classes, HeadingTag } from '@luneta/ui';
import { type ReactNode, useId } from 'react';

import { PickList, type PickItem } from './pick-list.tsx';
import * as css from './column-browser.css.ts';

/** Items that stand together. */
export interface BrowserGroup {
  /** Left out when there is only one kind. */
  title?: string;
  /** In their order. */
  items: readonly PickItem[];
}

/** One step. */
export interface BrowserColumn {
  /** What stands in it: "Sede". */
  title: string;
  /** In their order. */
  groups: readonly BrowserGroup[];
  /** An item was picked. */
  onPick: (id: PickItem['id']) => void;
  /** The item whose content the next column shows. */
  current?: PickItem['id'] | null;
  /** Said when it holds nothing: what to choose first. */
  empty: string;
  /** Instead of its items: what is on its way, or failed with a way to try again. */
  content?: ReactNode;
}

/** Props of `ColumnBrowser`. */
export interface ColumnBrowserProps {
  /** From the whole to the part. */
  columns: readonly [BrowserColumn, BrowserColumn, BrowserColumn];
}

/** Three columns side by side for wide screens; on a phone use accordions with `PickList`. */
export const ColumnBrowser = ({ columns }: ColumnBrowserProps): ReactNode => (
  <div className={classes(css.columns, css.readable)}>
    {columns.map((column, n) => (
      <Column key={column.title} column={column} leads={n < columns.length - 1} />
    ))}
  </div>
);

const Column = ({ column, leads }: { column: BrowserColumn; leads: boolean }): ReactNode => {
  const id = useId();
  const { title, groups, onPick, current, empty, content } = column;
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <section className={css.column} aria-labelledby={id}>
      <HeadingTag id={id} className={css.title}>
        {title}
      </HeadingTag>
      <div className={css.body}>
        {content != null && <div className={css.empty}>{content}</div>}
        {content == null && filled.length === 0 && <p className={css.empty}>{empty}</p>}
        {filled.map((group) => (
          <div key={group.title ?? ''}>
            {group.title !== undefined && (
              <p aria-hidden className={css.group}>
                {group.title}
              </p>
            )}
            <PickList
              label={group.title ?? title}
              items={group.items}
              onPick={onPick}
              current={current ?? null}
              leads={leads}
            />
          </div>
        ))}
      </div>
    </section>
  );
};
