import { style, styleVariants } from '@vanilla-extract/css';
import { counterPill, space, vars } from '../../../theme/index.ts';

// Three counters, an exit and the time of a life have to stand side by side on a phone.
const tight = '(max-width: 375.98px)';

/** What stands in the bar of the game: a piece and its number. Also the face of the lives button. */
export const chip = style({
  ...counterPill,
  '@container': { [tight]: { paddingInline: space.e4 } },
});

export const tone = styleVariants({
  star: { color: vars.game.starText },
  coin: { color: vars.game.coinText },
});
