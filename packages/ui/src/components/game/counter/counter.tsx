// What the counters of stars and coins share. Private: a screen uses `StarCounter` and `CoinCounter`.
import { type ReactNode, useEffect, useRef } from 'react';
import { loading, more } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { useAnnounce } from '../../foundations/announcer/announcer.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { numberText } from '../../results/number-text.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import * as css from './counter.css.ts';
import { useRollUp } from './use-roll-up.ts';

const defaults = {
  loading,
  more,
};

export interface CounterProps {
  /** How many there are now, the gain included; `null` while it is not known. */
  value: number | null;
  /** What has just been won: rolls up to the value and is announced. */
  gain?: number | undefined;
}

interface CountedProps {
  of: string;
  tone: keyof typeof css.tone;
  words: (count: string) => string;
  value: number;
  gain: number;
}

const Counted = ({ of, tone, words, value, gain }: CountedProps): ReactNode => {
  const copy = useWords(defaults);
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRollUp(value, gain, place);
  const announce = useAnnounce();
  // Compares the value, not the gain, so that two gains of 20 are announced twice.
  const said = useRef<number>(null);
  useEffect(() => {
    if (gain > 0 && said.current !== value) announce(copy.more(words(numberText(gain, 0))));
    said.current = value;
  }, [gain, value, words, announce, copy]);
  return (
    <span ref={place} className={classes(css.chip, css.tone[tone])} data-counter={tone}>
      <GamePiece of={of} size={24} />
      <span aria-hidden="true">{numberText(shown, 0)}</span>
      <VisuallyHidden>{words(numberText(value, 0))}</VisuallyHidden>
    </span>
  );
};

export const Counter = ({
  value,
  gain = 0,
  ...look
}: CounterProps & Omit<CountedProps, keyof CounterProps>): ReactNode => {
  const copy = useWords(defaults);
  return value === null ? (
    <span className={classes(css.chip, css.tone[look.tone])}>
      <GamePiece of={look.of} size={24} />
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
    </span>
  ) : (
    <Counted value={value} gain={gain} {...look} />
  );
};
