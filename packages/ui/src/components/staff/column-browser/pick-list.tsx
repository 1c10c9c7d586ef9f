import type { ReactNode } from 'react';
import { ChevronRight } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import * as css from './column-browser.css.ts';

export interface PickItem {
  id: string | number;
  label: string;
  /** A short fact at the end: a count, a code. */
  meta?: string;
  /** `avatar_code`, for persons. */
  avatar?: number;
}

export interface PickListProps {
  /** What is picked from; name of the list. */
  label: string;
  /** What can be picked, in order. */
  items: readonly PickItem[];
  /** The id that was picked. */
  onPick: (id: PickItem['id']) => void;
  /** The one whose content stands beside; a list that acts at once has none. */
  current?: PickItem['id'] | null;
  /** Draws an arrow: picking opens the next column. */
  leads?: boolean;
}

/** Short rows, each a button that picks one. */
export const PickList = ({ label, items, onPick, current, leads = false }: PickListProps): ReactNode => (
  <ul {...listRole} className={css.list} aria-label={label}>
    {items.map((item) => (
      <li key={item.id}>
        <button
          type="button"
          className={css.item}
          aria-current={item.id === current ? 'true' : undefined}
          onClick={() => onPick(item.id)}
        >
          {item.avatar !== undefined && <Avatar code={item.avatar} size={32} />}
          <span className={css.label}>{item.label}</span>
          {item.meta !== undefined && <span className={css.meta}>{item.meta}</span>}
          {leads && <Icon of={ChevronRight} size={16} />}
        </button>
      </li>
    ))}
  </ul>
);
