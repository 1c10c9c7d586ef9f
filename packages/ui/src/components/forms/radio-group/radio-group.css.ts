import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, motion, radius, size, space, type } from '../../../theme/scale.ts';

export const options = style({ display: 'grid' });
/** The whole line is the target. */
export const option = style({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'center',
  columnGap: space.e12,
  minHeight: size.target.min,
  paddingBlock: space.e4,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
globalStyle(`${option}:has(:disabled)`, { color: vars.text.muted, cursor: 'not-allowed' });

/** A ring when off, a thick ring around a point when on. */
export const radio = style({
  appearance: 'none',
  width: '26px',
  height: '26px',
  // In the middle of the first line (24 px), as on the cards.
  marginBlock: '-1px',
  borderRadius: radius.pill,
  border: `${border.medium} solid ${vars.border.control}`,
  background: vars.bg.surface,
  cursor: 'inherit',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.border.strong },
    '&:checked': { borderWidth: '8px', borderColor: vars.action.primary.bg },
    '&:disabled': { background: vars.action.disabled.bg, borderColor: vars.action.disabled.edge },
    '&:checked:disabled': { borderColor: vars.action.disabled.fg },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const detail = style({ ...type.small, display: 'block', color: vars.text.muted });
