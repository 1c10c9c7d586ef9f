import { Heading } from '@luneta/ui';
import { Fragment, type ReactNode } from 'react';

import * as css from './shortcut-list.css.ts';

export interface ShortcutGroup {
  /** Heading of the part: what one is at. */
  title: string;
  /** `caps`: for each key in turn, those that are held together. */
  items: readonly { label: string; caps: readonly (readonly string[])[] }[];
}

export interface ShortcutListProps {
  /** In the order shown. */
  groups: readonly ShortcutGroup[];
  /** Word between two keys in turn, e.g. "depois". */
  between: string;
}

/** What each key does: a description list for each group, the keys drawn as caps. */
export const ShortcutList = ({ groups, between }: ShortcutListProps): ReactNode => (
  <div className={css.groups}>
    {groups.map(({ title, items }) => (
      <section key={title} className={css.group}>
        <Heading look="bodyStrong">{title}</Heading>
        <dl className={css.list}>
          {items.map(({ label, caps }) => (
            <div key={label} className={css.row}>
              <dt>{label}</dt>
              <dd className={css.keys}>
                {caps.map((step, place) => (
                  // The steps of one shortcut never change their places.
                  <Fragment key={`${place}${step.join('+')}`}>
                    {place > 0 && <span className={css.between}>{between}</span>}
                    {step.map((cap) => (
                      <kbd key={cap} className={css.cap}>
                        {cap}
                      </kbd>
                    ))}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
