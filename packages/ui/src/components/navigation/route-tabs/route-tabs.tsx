import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import * as css from './route-tabs.css.ts';

export interface RouteTabsProps {
  /** What the tabs switch; name of the landmark. */
  label: string;
  /** Two or three views of one thing, each with its own address. */
  tabs: readonly { href: string; label: string; current: boolean }[];
}

/** Sibling pages. They change the address, so they are links and not ARIA tabs. */
export const RouteTabs = ({ label, tabs }: RouteTabsProps): ReactNode => {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  // Where the tabs move sideways, the present one is in sight: once they are laid out, not before, which would do it twice.
  useLayoutEffect(() => {
    const tabList = list.current;
    const here = tabList?.querySelector<HTMLElement>('[aria-current]');
    if (current === undefined || !tabList || !here) return undefined;
    const resized = new ResizeObserver(() => {
      tabList.scrollLeft = here.offsetLeft - (tabList.clientWidth - here.offsetWidth) / 2;
    });
    resized.observe(tabList);
    return () => resized.disconnect();
  }, [current]);
  return (
    <nav aria-label={label} className={css.nav}>
      <ul {...listRole} ref={list} className={css.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <RouterLink href={tab.href} className={css.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
