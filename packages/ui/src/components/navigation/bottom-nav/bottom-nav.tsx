import type { ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './bottom-nav.css.ts';

/** A destination of the main navigation. */
export interface NavItem {
  href: string;
  label: string;
  icon: IconShape;
  /** Decided by the app from the path. */
  current: boolean;
}

export interface MainNavProps {
  /** Name of the landmark, "Principal". */
  label: string;
  /** Places of the app, always in the same order. */
  items: readonly NavItem[];
}

/** The bar of a phone. `showLabels` off (v1) keeps the names for screen readers only. */
export const BottomNav = ({
  label,
  items,
  showLabels = true,
}: MainNavProps & {
  /** Words under the icons; hidden they are still the names. */
  showLabels?: boolean;
}): ReactNode => {
  return (
    <nav aria-label={label} className={css.nav}>
      <ul {...listRole} className={showLabels ? css.labelled : css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <RouterLink href={item.href} className={css.item} aria-current={item.current ? 'page' : undefined}>
              <span className={classes(css.pill, !showLabels && css.large)}>
                <Icon of={item.icon} size={showLabels ? 24 : 28} />
              </span>
              {showLabels ? (
                <span className={css.word}>{item.label}</span>
              ) : (
                <VisuallyHidden>{item.label}</VisuallyHidden>
              )}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
