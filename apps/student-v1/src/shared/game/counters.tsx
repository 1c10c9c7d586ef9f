/** What a student has, as the counters of a bar. Each follows the strip by itself, so that a tick draws no screen again. */
import { CoinCounter, LivesCounter, StarCounter } from '@luneta/ui';

import { useAskForVida, useNavbar } from './use-navbar.ts';

/** Stars; `gain` has just been won and is part of the strip already. */
export function Stars({ gain }: { gain?: number }) {
  return <StarCounter value={useNavbar().data?.qtde_estrelas ?? null} gain={gain} />;
}

/** Coins; `gain` as of `Stars`. */
export function Coins({ gain }: { gain?: number }) {
  return <CoinCounter value={useNavbar().data?.qtde_moedas ?? null} gain={gain} />;
}

export type LivesProps = {
  /** Opens the lives dialog. */
  onOpen: () => void;
  /** Shows the time to the next life (default). */
  showTime?: boolean;
};

/** Lives and the time to the next one. Nothing where the school plays without lives (decision 129). */
export function Lives({ onOpen, showTime = true }: LivesProps) {
  const { data } = useNavbar();
  const seconds = useAskForVida();
  if (data?.vidas_ativas === false) return null;
  return <LivesCounter vidas={data?.qtde_vidas ?? null} seconds={seconds} showTime={showTime} onOpen={onOpen} />;
}
