import { Avatar, Icon, listRole, PersonName, RouterLink } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import * as css from './column-browser.css.ts';

/** Something to pick. */
export interface PickItem {
  /** Tells it from every other. */
  id: string | number;
  /** How it is called. */
  label: string;
  /** A short fact at the end: a count, a code. */
  meta?: string;
  /** `avatar_code`, for persons. */
  avatar?: number;
  /** A page of its own: the row is a link there, and `onPick` is not called. */
  href?: string;
}

/** Props of `PickList`. */
export interface PickListProps {
  /** What is picked from; name of the list. */
  label: string;
  /** In their order. */
  items: readonly PickItem[];
  /** One of them was picked. */
  onPick: (id: PickItem['id']) => void;
  /** The one whose content stands beside; a list that acts at once has none. */
  current?: PickItem['id'] | null;
  /** Draws an arrow: picking opens the next column. */
  leads?: boolean;
}

/** Short rows, each a button that picks one or a link to its page. */
export const PickList = ({ label, items, onPick, current, leads = false }: PickListProps): ReactNode => (
  <ul {...listRole} className={css.list} aria-label={label}>
    {items.map((item) => (
      <li key={item.id}>
        {item.href === undefined ? (
          <button
            type="button"
            className={css.item}
            aria-current={item.id === current ? 'true' : undefined}
            onClick={() => onPick(item.id)}
          >
            <Face item={item} leads={leads} />
          </button>
        ) : (
          <RouterLink href={item.href} className={css.item}>
            <Face item={item} leads={leads} />
          </RouterLink>
        )}
      </li>
    ))}
  </ul>
);

const Face = ({ item: { avatar, label, meta }, leads }: { item: PickItem; leads: boolean }): ReactNode => (
  <>
    {avatar !== undefined && <Avatar code={avatar} size={32} />}
    <span className={css.words}>
      <span className={css.label}>{avatar === undefined ? label : <PersonName>{label}</PersonName>}</span>
      {meta !== undefined && <span className={css.meta}>{meta}</span>}
    </span>
    {leads && <Icon of={ChevronRight} size={16} />}
  </>
);
