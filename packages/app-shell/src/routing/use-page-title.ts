import { useEffect, useRef } from 'react';
import { useLocation } from '../router/index.ts';

import { useServices, useVisit } from '../services/context.tsx';

/**
 * Names the page: sets the document's title and, when the place changed, moves the focus to the heading,
 * so that a screen reader announces where one is (ux 4.12). Give the returned ref to the page's `h1`.
 */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { config } = useServices();
  const { key, pathname } = useLocation();
  const { signedInAs } = useVisit();
  const first = key === 'default' && signedInAs === '';
  const arrived = useRef('');
  useEffect(() => {
    document.title = `${title} · ${config.produto}`;
  }, [title, config.produto]);
  useEffect(() => {
    // A change of the query alone is the same page: a filter in the address must not take the focus from its field.
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    // The first page of a visit leaves the focus where the browser put it; after the login, whose form is gone, it is a change.
    if (!first) heading.current?.focus({ preventScroll: true });
  }, [pathname, first]);
  return heading;
}
