/** The footer of pages outside the product: help in a fixed position (WCAG 3.2.6), then the two public texts. */
import type { ReactNode } from 'react';

import { Help } from '../help/help.tsx';
import { LegalLinks } from '../legal/legal-links.tsx';
import * as css from './page-foot.css.ts';

/** `children`: one more link, between help and texts. Needs a router. */
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
