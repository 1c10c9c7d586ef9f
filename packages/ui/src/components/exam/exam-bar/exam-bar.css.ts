import { style } from '@vanilla-extract/css';
import { from, shortScreen, size, space, type, vars } from '../../../theme/index.ts';

export { sessionBar as bar } from '../../navigation/session-bar.css.ts';

// A phone (under 480 px), or text so large: the words of the button that hands in do not fit beside a long time.
const phone = '(max-width: 29.99rem)';
// Text so large that count, time and button need two lines.
const large = '(max-width: 15rem)';
// A 360 px phone: count, a long time and the button need every pixel.
const small = '(max-width: 379.98px)';
// A 320 px phone, or 400 % zoom.
const narrow = '(max-width: 343.98px)';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: size.hud,
  paddingInline: space.e12,
  '@container': {
    [small]: { paddingInline: space.e8 },
    [narrow]: { gap: space.e4, paddingInline: space.e4 },
    [large]: { flexWrap: 'wrap', paddingBlock: space.e4 },
  },
  '@media': {
    [from.medium]: { paddingInline: space.e24, gap: space.e16 },
    [shortScreen]: { minHeight: '44px' },
  },
});

/** The count and the indicator: below each other on a phone, where both share the place of the longer one. */
export const lead = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '@container': { [large]: { flex: '1 0 auto' } },
  '@media': { [from.medium]: { flexDirection: 'row', alignItems: 'center', gap: space.e16 } },
});
export const count = style([
  type.small,
  {
    minWidth: 0,
    '@media': { [from.medium]: { flex: 1 } },
    lineHeight: 1.2,
    color: vars.text.muted,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.35em',
  },
]);
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
/** Under 344 px only the numbers stay visible; screen readers keep the word. */
export const word = style({ '@container': { [small]: { fontSize: '0.75rem' }, [narrow]: unseen, [large]: unseen } });
/** On a phone the indicator stands in its place; screen readers keep the word. */
export const wordBesideStatus = style([word, { '@container': { [phone]: unseen } }]);
export const words = style({ position: 'relative', whiteSpace: 'nowrap' });
/** What a phone does not show of the button's words; it stays in the button's name. */
export const rest = style({ '@container': { [phone]: unseen } });
export const number = style({ fontWeight: 700, color: vars.text.default, fontVariantNumeric: 'tabular-nums' });
export const status = style({ flex: 'none' });
