import { ThemeProvider } from '@luneta/ui';
import type { ReactNode } from 'react';

/** The Boss is night, whatever the theme around him. */
export const BossScene = ({ children }: { children: ReactNode }) => (
  <ThemeProvider tema="plano" page="frame">
    {children}
  </ThemeProvider>
);
