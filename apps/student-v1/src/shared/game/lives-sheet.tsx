/** The lives of a screen, opened by a tap on them. Its code comes after the first picture. */
import type { AdaptadaMateria } from '@luneta/api-client';
import { lazyPart } from '@luneta/app-shell';
import type { TipoAvaliacao } from '@luneta/domain';
import type { ReactNode } from 'react';

export type LivesSheetProps = {
  open: boolean;
  onClose: () => void;
  /** What can be done meanwhile on this screen; unless given, links to contents and practice. */
  meanwhile?: ReactNode;
  /** The subject on screen, whose contents stay open. */
  studied?: Studied | undefined;
};

export type Studied = { readonly tipo: TipoAvaliacao; readonly materia: AdaptadaMateria };

export const LivesSheet = lazyPart<LivesSheetProps>(async () => (await import('./lives-dialog.tsx')).LivesOpened);
