import { border, focusRing, font, motion, radius, size, space, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const fieldset = style({
  containerType: 'inline-size',
  border: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: space.e8,
});
export const legend = style({ ...type.bodyStrong, padding: 0, marginBlockEnd: space.e8 });

/** Six and five on a phone, eleven side by side where there is space; never under 44 px. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.target.min}, 1fr))`,
  gap: space.e4,
  '@container': {
    '(min-width: 290px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '(min-width: 540px)': { gridTemplateColumns: 'repeat(11, minmax(0, 1fr))' },
  },
});
export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target.min,
  border: `${border.medium} solid ${vars.border.strong}`,
  borderRadius: radius.cell,
  fontFamily: font.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
});
/** Over the border too, so that the whole box is the target. */
export const input = style({
  position: 'absolute',
  inset: '-2px',
  width: 'calc(100% + 4px)',
  height: 'calc(100% + 4px)',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
globalStyle(`${option}:hover`, { background: vars.bg.sunken });
globalStyle(`${option}:has(:checked)`, {
  background: vars.action.primary.bg,
  borderColor: vars.action.primary.bg,
  color: vars.action.primary.fg,
});
globalStyle(`${option}:has(:checked)`, {
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
});
globalStyle(`${option}:has(:focus-visible)`, focusRing);
// Without :has() (Firefox up to 120) the words after the input tell focus and choice.
globalStyle(`${input}:focus-visible + span, ${input}:checked + span`, { textDecoration: 'underline' });

export const ends = style({
  ...type.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.e16,
  color: vars.text.muted,
});
