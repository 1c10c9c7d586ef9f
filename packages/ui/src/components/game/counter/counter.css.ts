import { style, styleVariants } from '@vanilla-extract/css';
import { font, space, vars } from '../../../theme/index.ts';

// Three counters, an exit and the time of a life have to stand side by side on a phone.
const tight = '(max-width: 375.98px)';

/** What stands in the bar of the game: a piece and its number. Also the face of the lives button. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.e4,
  minHeight: space.e32,
  padding: `${space.e4} ${space.e8}`,
  borderRadius: '12px',
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '0.9375rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [tight]: { paddingInline: space.e4 } },
});

export const tone = styleVariants({
  star: { color: vars.game.starText },
  coin: { color: vars.game.coinText },
});
