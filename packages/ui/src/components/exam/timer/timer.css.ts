import { style, styleVariants } from '@vanilla-extract/css';
import { border, counterPill, from, radius, type, vars } from '../../../theme/index.ts';

export const timer = style({ ...counterPill, justifyContent: 'center' });

const { blue, pink, grey } = vars.timer;

/** `calm` (v2, plenty of time) is plain text with a blue icon; the others are pills. */
export const tone = styleVariants({
  calm: { color: vars.text.default, paddingInline: '4px' },
  blue: { background: blue.bg, color: blue.fg },
  pink: {
    background: pink.bg,
    color: pink.fg,
    '@media': { '(forced-colors: active)': { outline: `${border.medium} solid Highlight` } },
  },
  grey: { background: grey.bg, color: grey.fg },
});

export const iconTone = styleVariants({
  calm: { color: blue.text },
  blue: {},
  pink: {},
  grey: {},
});

/** As instructions show it: big and in the middle. */
export const big = style({
  fontSize: 'clamp(2.5rem, 2.109rem + 1.739vw, 3.5rem)',
  fontWeight: 800,
  gap: '12px',
  paddingInline: '20px',
  // Plain text begins where the words above it begin.
  selectors: { [`${tone.calm}&`]: { paddingInline: 0 } },
  minHeight: '72px',
  borderRadius: radius.card,
  // Large text on a phone: hours and minutes below each other.
  flex: '0 1 auto',
  whiteSpace: 'normal',
});

/** The time left and what was added: below each other on a phone, where the bar has no more space in a line. */
export const both = style({
  display: 'grid',
  lineHeight: 1.15,
  '@media': { [from.medium]: { gridAutoFlow: 'column', alignItems: 'baseline', columnGap: '4px' } },
});
/** Smaller than the time left, which is what counts. */
export const gain = style({ ...type.captionStrong, lineHeight: 1.15, whiteSpace: 'nowrap' });
