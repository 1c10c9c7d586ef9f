import type { LinkComponentProps } from '@luneta/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/**
 * Lets the design system's links navigate without loading the page again. On the router's handler rather than its
 * `Link`, which brings prefetching that only pages rendered on a server can use to everybody's first load.
 */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkComponentProps): ReactNode {
  const follow = useLinkClickHandler(href, { target: target ?? '_self' });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    follow(event);
  };
  return (
    <a {...rest} href={useHref(href)} target={target} onClick={click}>
      {children}
    </a>
  );
}
