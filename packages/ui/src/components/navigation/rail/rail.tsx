import type { ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import type { MainNavProps } from '../bottom-nav/bottom-nav.tsx';
import * as css from './rail.css.ts';

export interface RailProps extends MainNavProps {
  /** The brand on top, usually a link home. */
  head?: ReactNode;
  /** At the bottom: `RailAccount`. */
  foot?: ReactNode;
}

/** Main navigation at the side, from 900 px; always with labels. */
export const Rail = ({ label, items, head, foot }: RailProps): ReactNode => {
  return (
    <header className={css.rail}>
      {head != null && <div className={css.head}>{head}</div>}
      <nav aria-label={label}>
        <ul {...listRole} className={css.list}>
          {items.map((item) => (
            <li key={item.href}>
              <RouterLink href={item.href} className={css.item} aria-current={item.current ? 'page' : undefined}>
                <Icon of={item.icon} />
                {item.label}
              </RouterLink>
            </li>
          ))}
        </ul>
      </nav>
      {foot != null && <div className={css.foot}>{foot}</div>}
    </header>
  );
};
