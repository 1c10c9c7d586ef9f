import { GameBar } from '@luneta/ui';
import { type ReactNode, useState } from 'react';

import { copy } from './copy.ts';
import { Coins, Lives, Stars } from './counters.tsx';
import { LivesSheet } from './lives-sheet.tsx';

/** The lives dialog of a screen, for what opens it besides the bar. */
export type LivesControl = { readonly open: boolean; readonly set: (open: boolean) => void };

export function useLivesControl(): LivesControl {
  const [open, set] = useState(false);
  return { open, set };
}

export type GameTopBarProps = {
  /** Way out: its accessible name and address. */
  exit: { label: string; href: string };
  /** When the screen opens the lives too, e.g. by 'COMPRAR VIDAS'. */
  lives?: LivesControl;
  /** What can be done while waiting for a life on this screen. */
  meanwhile?: ReactNode;
  /** Just won. */
  gain?: { moedas?: number; estrelas?: number };
  /** The page is a scene that begins at the top edge. */
  over?: boolean;
};

/** Top bar of the game screens: exit, stars, coins, lives with their dialog (S2 §2.4). */
export function GameTopBar({ exit, lives, meanwhile, gain, over = false }: GameTopBarProps) {
  const own = useLivesControl();
  const { open, set } = lives ?? own;
  return (
    <>
      <GameBar
        label={copy.bar}
        exit={exit}
        over={over}
        stars={<Stars {...(gain?.estrelas ? { gain: gain.estrelas } : {})} />}
        coins={<Coins {...(gain?.moedas ? { gain: gain.moedas } : {})} />}
        lives={<Lives onOpen={() => set(true)} />}
      />
      <LivesSheet open={open} onClose={() => set(false)} meanwhile={meanwhile} />
    </>
  );
}
