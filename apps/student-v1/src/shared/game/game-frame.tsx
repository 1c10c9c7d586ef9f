import { AppFrame } from '@luneta/ui';
import type { ReactNode } from 'react';

import { copy } from './copy.ts';
import { GameTopBar, type GameTopBarProps } from './game-top-bar.tsx';

/** Frame of a game screen: the top bar and the page, without the bottom navigation (decision 60). */
export function GameFrame({ children, ...bar }: GameTopBarProps & { children: ReactNode }) {
  return (
    <AppFrame skipLabel={copy.skip} banner={<GameTopBar {...bar} />}>
      {children}
    </AppFrame>
  );
}
