import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, motion, radius, size, space, type } from '../../../theme/scale.ts';

export const group = style({ border: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: space.e12 });
export const legend = style({ ...type.smallStrong, padding: 0, marginBlockEnd: space.e8, color: vars.text.default });

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.e12,
  minHeight: size.option,
  padding: space.e16,
  borderRadius: radius.button,
  border: `${border.medium} solid ${vars.option.idle.border}`,
  background: vars.option.idle.bg,
  color: vars.option.idle.fg,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.option.selected.border },
    '&:has(input:focus-visible)': focusRing,
  },
});

// The thicker edge takes its pixel from the padding, so that nothing moves.
export const chosen = style({
  background: vars.option.selected.bg,
  borderColor: vars.option.selected.border,
  borderWidth: border.strong,
  padding: '15px',
  color: vars.option.selected.fg,
});
export const disabled = style({ cursor: 'not-allowed', borderStyle: 'dashed', color: vars.text.muted });

/** The round mark of a radio, drawn: the native one covers the whole card. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.pill,
  border: `${border.medium} solid ${vars.border.control}`,
  color: vars.option.selected.border,
  background: vars.bg.surface,
});
export const marked = style({ borderColor: vars.option.selected.border });
export const words = style({ display: 'grid', gap: space.e4, flex: 1, minWidth: 0 });
export const label = style({ ...type.bodyStrong });
export const description = style({ ...type.small, color: vars.text.muted });
export const icon = style({ color: vars.option.selected.border });
export const error = style({
  ...type.small,
  display: 'flex',
  gap: space.e4,
  alignItems: 'flex-start',
  color: vars.danger.fg,
  fontWeight: 600,
});
