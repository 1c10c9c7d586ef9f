import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { ChevronRight } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import * as css from './breadcrumb.css.ts';

const defaults = {
  breadcrumb: 'Você está em',
};

export interface BreadcrumbPage {
  /** Address of the page. */
  href: string;
  /** Its title. */
  label: string;
}

export interface BreadcrumbProps {
  /** From the outermost page down to the parent. */
  parents: readonly BreadcrumbPage[];
  /** Title of the page we are on; not a link. */
  current: string;
}

/** The pages this one lies in. */
export const Breadcrumb = ({ parents, current }: BreadcrumbProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <nav aria-label={copy.breadcrumb}>
      <ol {...listRole} className={css.list}>
        {parents.map(({ href, label }) => (
          <li key={href} className={css.step}>
            <RouterLink href={href} className={css.link}>
              {label}
            </RouterLink>
            <span className={css.arrow}>
              <Icon of={ChevronRight} size={16} />
            </span>
          </li>
        ))}
        <li className={css.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
};
