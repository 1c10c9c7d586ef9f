/** What surrounds the form: the sky and Pipa for students, a calm card for staff (ux C1, C2). */
import { Logo, Pipa, Stack, Trajectory } from '@luneta/ui';
import type { ReactNode } from 'react';

import { useServices } from '../services/context.tsx';
import * as css from './login.css.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';

export function LoginLayout({ staff, children }: { staff: boolean; children: ReactNode }) {
  const { config } = useServices();
  const typing = useKeyboardOpen();
  if (staff) {
    return (
      <main className={css.pageStaff}>
        <div className={css.card}>
          <Stack align="center">
            <Logo variant="horizontal" height={48} label={config.produto} />
          </Stack>
          {children}
        </div>
      </main>
    );
  }
  return (
    <main className={css.page} data-teclado={typing ? '' : undefined}>
      <div className={css.brand}>
        <div className={css.way}>
          <Trajectory tone="onBrand" />
        </div>
        <Logo variant="horizontalOnDark" height={48} label={config.produto} />
        <div className={css.guide}>
          <div className={css.disc}>
            <Pipa size={132} />
          </div>
        </div>
      </div>
      <div className={css.formSide}>
        <div className={css.column}>{children}</div>
      </div>
    </main>
  );
}
