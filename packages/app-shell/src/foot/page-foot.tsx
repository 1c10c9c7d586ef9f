/** The foot of every page around the product: help in its one place (WCAG 3.2.6), then the two public texts. */
import type { ReactNode } from 'react';

import { Help } from '../help/help.tsx';
import { LegalLinks } from '../legal/legal-links.tsx';
import * as css from './page-foot.css.ts';

/** `children`: one more way on, between help and texts. Needs a router around. */
export function PageFoot({ children }: { children?: ReactNode }) {
  return (
    <footer className={css.foot}>
      <Help />
      {children}
      <div className={css.legal}>
        <LegalLinks />
      </div>
    </footer>
  );
}
