/** The lives of a screen, opened by a tap on them. Its code comes after the first picture. */
import { late } from '@luneta/app-shell';
import type { ReactNode } from 'react';

export type LivesSheetProps = {
  open: boolean;
  onClose: () => void;
  /** What can be done meanwhile on this screen; a sentence unless given. */
  meanwhile?: ReactNode;
};

export const LivesSheet = late<LivesSheetProps>(async () => (await import('./lives-dialog.tsx')).LivesOpened);
