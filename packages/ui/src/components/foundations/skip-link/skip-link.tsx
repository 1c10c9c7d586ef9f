import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

/** First stop of the Tab key: jumps over the navigation. Give the main region `tabIndex={-1}`. */
export const SkipLink = ({
  href,
  children,
}: {
  /** Id of the page's `main`. */
  href: `#${string}`;
  /** E.g. "Pular para o conteúdo". */
  children: string;
}): ReactNode => (
  <a href={href} className={skipLink}>
    {children}
  </a>
);
