import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, font, radius, size, space, type } from '../../../theme/scale.ts';

export const question = style({ display: 'grid', gap: space.e20, border: 0, padding: 0, minInlineSize: 0 });
export const hiddenLegend = style({ padding: 0, height: 0 });
export const options = style({ display: 'grid', gap: space.e8, border: 0, padding: 0, minInlineSize: 0 });
export const legend = style({ ...type.smallStrong, fontWeight: 700, padding: 0 });
export const help = style({ ...type.small, color: vars.text.muted });

/** Letter beside the text; under the word of the key there is nothing. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: '68px minmax(0, 1fr)',
  gap: space.e4,
  alignItems: 'start',
});
/** The whole column is the target of the radio. */
export const key = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.e4,
  minHeight: size.control.lg,
  paddingBlock: '6px',
  borderRadius: radius.cell,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.bg.sunken },
    '&:has(input:focus-visible)': focusRing,
  },
});
export const letter = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: radius.pill,
  background: vars.bg.surface,
  fontFamily: font.display,
  fontWeight: 700,
});
export const right = style({
  borderColor: vars.success.border,
  borderWidth: border.strong,
  background: vars.success.soft,
  color: vars.success.fg,
});
export const word = style({
  ...type.tab,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  color: vars.success.fg,
});
