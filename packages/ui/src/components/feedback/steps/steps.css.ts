import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import {
  border,
  focusRing,
  from,
  layer,
  radius,
  shortScreen,
  size,
  space,
  stripHeight,
  type,
} from '../../../theme/scale.ts';

export const box = style({ display: 'grid', gap: '6px', minWidth: 0 });
/** Below the strip of the mode; the canvas behind it hides what scrolls under it. */
export const stuck = style({
  position: 'sticky',
  insetBlockStart: stripHeight,
  zIndex: layer.sticky,
  paddingBlock: space.e12,
  background: vars.bg.canvas,
  borderBlockEnd: `${border.thin} solid ${vars.border.subtle}`,
  '@media': { [shortScreen]: { position: 'static' }, print: { position: 'static' } },
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.e2} ${space.e12}`,
});
export const label = style({ ...type.smallStrong, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const detail = style({ ...type.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '6px' });
export const step = style({ position: 'relative', minWidth: 0 });

/** The names say it where there is space for them. */
export const wordsNamed = style({ '@media': { [from.medium]: { display: 'none' } } });
export const name = style({
  ...type.small,
  display: 'none',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  minHeight: size.target.min,
  paddingBlockStart: space.e2,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  '@media': { [from.medium]: { display: 'flex' } },
});
export const mark = styleVariants({
  next: {},
  now: { ...type.smallStrong, fontWeight: 700, color: vars.text.default },
  done: {},
  miss: { ...type.smallStrong, color: vars.danger.fg },
});
export const number = style({ fontVariantNumeric: 'tabular-nums' });
/** A step to see again. */
export const again = style({
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.chip,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});
