/** The header of a page without navigation: the name of the product and one optional button. */
import { Logo } from '@luneta/ui';
import type { ReactNode } from 'react';

import { useServices } from '../services/context.tsx';
import * as css from './brand-header.css.ts';

/** `end`: a small text button. */
export function BrandHeader({ end }: { end?: ReactNode }) {
  const { config } = useServices();
  return (
    <header className={css.header}>
      <Logo variant="horizontal" height={40} label={config.produto} />
      {end !== undefined && <div className={css.end}>{end}</div>}
    </header>
  );
}
