import type { LinkComponentProps } from '@luneta/ui';
import type { MouseEvent, ReactNode } from 'react';

import { createPath, resolve, useRouter, useLocation } from '../router/index.ts';

/** An address with a scheme belongs to another deployment, so the router ignores it. */
const WHOLE_ADDRESS = /^[a-z][a-z\d+.-]*:/iu;

/** A new tab, a download: what the browser does with such a press is its own. */
const isOwn = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** Lets the design system's links navigate without reloading the page. */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkComponentProps): ReactNode {
  const { navigate } = useRouter();
  const here = useLocation();
  const isOutside = WHOLE_ADDRESS.test(href);
  const inside = isOutside ? href : createPath(resolve(href, here));
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (isOutside || !isOwn(event) || (target ?? '_self') !== '_self') return;
    event.preventDefault();
    // The place where one is already is no new step.
    void navigate(href, { replace: inside === createPath(here) });
  };
  return (
    <a {...rest} href={inside} target={target} onClick={click}>
      {children}
    </a>
  );
}
