import type { LinkComponentProps } from '@luneta/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** An address with its scheme: another deployment's, which the router has nothing to do with. */
const WHOLE_ADDRESS = /^[a-z][a-z\d+.-]*:/iu;

/**
 * Lets the design system's links navigate without loading the page again. On the router's handler rather than its
 * `Link`, which brings prefetching that only pages rendered on a server can use to everybody's first load.
 */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkComponentProps): ReactNode {
  const inside = useHref(href);
  const follow = useLinkClickHandler(href, { target: target ?? '_self' });
  const isOutside = WHOLE_ADDRESS.test(href);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (!isOutside) follow(event);
  };
  return (
    <a {...rest} href={isOutside ? href : inside} target={target} onClick={click}>
      {children}
    </a>
  );
}
