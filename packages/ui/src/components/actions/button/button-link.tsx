import type { ReactNode } from 'react';
import { newTab } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { ExternalLink } from '../../../icons.ts';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { ButtonFace, type ButtonLook } from './button-face.tsx';
import { button } from './button.css.ts';

const defaults = { newTab };

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends ButtonLook {
  /** Text of the link. */
  children: ReactNode;
  /** Where it leads. */
  href: string;
  /** Opens elsewhere in a new tab, and says so. */
  external?: boolean;
  /** Id of a text about it. */
  describedBy?: string | undefined;
}

/** Navigation that looks like a button. */
export const ButtonLink = ({
  children,
  href,
  external = false,
  variant = 'primary',
  size = 'lg',
  block = false,
  icon,
  iconEnd,
  describedBy,
}: ButtonLinkProps): ReactNode => {
  const copy = useWords(defaults);
  const face = (
    <ButtonFace icon={icon} iconEnd={external ? ExternalLink : iconEnd}>
      {children}
      {external && <VisuallyHidden> {copy.newTab}</VisuallyHidden>}
    </ButtonFace>
  );
  const shared = { href, className: button({ variant, size, block }), 'aria-describedby': describedBy };
  return external ? (
    <a {...shared} target="_blank" rel="noopener noreferrer">
      {face}
    </a>
  ) : (
    <RouterLink {...shared}>{face}</RouterLink>
  );
};
