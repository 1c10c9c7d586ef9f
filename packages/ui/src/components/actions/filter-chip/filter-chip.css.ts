import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, motion, radius, size, space, type } from '../../../theme/scale.ts';

/** A pill of 36 px in a target of 44: the space above and below is part of it. */
export const chip = style({
  ...type.smallStrong,
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: size.target.min,
  padding: `${space.e4} 0`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: radius.pill },
  },
});
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e4,
  minWidth: 0,
  minHeight: '36px',
  padding: `${space.e4} ${space.e12}`,
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: radius.pill,
  background: vars.bg.surface,
  color: vars.text.default,
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    ':hover:not(:disabled) > &': { borderColor: vars.border.strong },
    '[aria-pressed="true"] > &': {
      background: vars.info.soft,
      borderColor: vars.info.border,
      color: vars.info.fg,
    },
    ':disabled > &': {
      background: vars.action.disabled.bg,
      borderColor: vars.action.disabled.edge,
      color: vars.action.disabled.fg,
    },
  },
});
/** An applied filter looks softer than a choice, because only its cross can be pressed. */
export const applied = style({
  background: vars.info.soft,
  borderColor: vars.info.soft,
  color: vars.info.fg,
  selectors: { ':hover:not(:disabled) > &': { borderColor: vars.info.border } },
});
export const words = style({ minWidth: 0 });

/** The chips keep their width and move under the finger; the ring of the focus is not cut. */
export const strip = style({
  display: 'flex',
  gap: space.e8,
  marginInline: `calc(-1 * ${space.e4})`,
  paddingInline: space.e4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
globalStyle(`${strip} > *`, { flex: 'none' });
