import { border, focusRing, font, from, motion, radius, size, space, subject, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space.e8,
  minWidth: 0,
  margin: 0,
  padding: `${space.e12} 14px`,
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.button,
  background: vars.bg.surface,
});
/** An outline, so that the card keeps its size. */
export const current = style({ borderColor: vars.action.primary.bg, boxShadow: `0 0 0 1px ${vars.action.primary.bg}` });

/** A floated legend stands inside the border like any other line. */
export const legend = style({
  float: 'left',
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  width: '100%',
  padding: 0,
});
export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: radius.chip,
  background: subject.solid,
  // White is proven on every subject colour; it does not change with the theme.
  color: '#FFFFFF',
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '0.875rem',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const name = style({ ...type.smallStrong, flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const value = style({ ...type.numMd, flex: 'none', minWidth: '2.5ch', textAlign: 'end' });

/** Beside the mark, which keeps its place. */
export const action = style({ position: 'absolute', insetBlockStart: '3px', insetInlineEnd: '58px' });

export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space.e4 });
export const step = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target.min,
  border: `${border.thin} solid ${vars.border.control}`,
  borderRadius: radius.cell,
  ...type.captionStrong,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: { '&[data-below]': { background: vars.progress.track, borderColor: vars.progress.track } },
  '@media': { [from.expanded]: { minHeight: '30px' } },
});
export const input = style({
  position: 'absolute',
  inset: '-1px',
  width: 'calc(100% + 2px)',
  height: 'calc(100% + 2px)',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});
globalStyle(`${step}:hover:not(:has(:disabled))`, { background: subject.soft, borderColor: subject.solid });
globalStyle(`${step}:has(:checked), ${step}:has(:checked):hover:not(:has(:disabled))`, {
  background: subject.solid,
  borderColor: subject.solid,
  color: '#FFFFFF',
});
globalStyle(`${step}:has(:checked)`, {
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
});
globalStyle(`${step}:has(:focus-visible)`, focusRing);
// Without :has() (Firefox up to 120) the words after the input tell focus and choice.
globalStyle(`${input}:focus-visible + span, ${input}:checked + span`, { textDecoration: 'underline' });
globalStyle(`${step}:has(:checked) ${input}:checked + span`, { textDecoration: 'none' });

export const more = style({ display: 'grid', gap: space.e8, minWidth: 0, ':empty': { display: 'none' } });
