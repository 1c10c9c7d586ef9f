import type { LinkComponentProps } from '@luneta/ui';
import { Link } from 'react-router';

/** Lets the design system's links navigate without loading the page again. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}
