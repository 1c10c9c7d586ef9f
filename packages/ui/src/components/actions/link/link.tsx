import type { ReactNode } from 'react';
import { newTab } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { ExternalLink } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './link.css.ts';

const defaults = { newTab };

/** Props of `Link`. */
export interface LinkProps {
  /** Where it leads. */
  href: string;
  /** The words of the link, clear without the sentence around. */
  children: ReactNode;
  /** Opens in a new tab, with an icon and a word about it. */
  external?: boolean;
  /** In the colour of the text around. */
  quiet?: boolean;
}

/** A link in text; always underlined. */
export const Link = ({ href, children, external = false, quiet = false }: LinkProps): ReactNode => {
  const copy = useWords(defaults);
  const look = classes(css.link, quiet && css.quiet);
  if (!external) {
    return (
      <RouterLink href={href} className={look}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={href} className={classes(look, css.outside)} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon of={ExternalLink} size={16} />
      <VisuallyHidden> {copy.newTab}</VisuallyHidden>
    </a>
  );
};

/** Props of `LinkButton`. */
export interface LinkButtonProps {
  /** The words of the action. */
  children: ReactNode;
  /** It was pressed. */
  onClick: () => void;
  /** Whether what it opens is open. */
  expanded?: boolean;
}

/** Opens something on this page from the middle of a sentence; anywhere else use `Button`. */
export const LinkButton = ({ children, onClick, expanded }: LinkButtonProps): ReactNode => (
  <button type="button" className={classes(css.button, css.link)} aria-expanded={expanded} onClick={onClick}>
    {children}
  </button>
);
