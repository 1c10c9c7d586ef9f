import type { LinkComponentProps } from '@luneta/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** An address with a scheme belongs to another deployment, so the router ignores it. */
const WHOLE_ADDRESS = /^[a-z][a-z\d+.-]*:/iu;

/**
 * Lets the design system's links navigate without reloading the page. It uses the router's click handler, not its
 * `Link`: `Link` adds prefetching code to the first load that only server-rendered pages use.
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
