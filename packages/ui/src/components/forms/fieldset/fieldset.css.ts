import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const group = style({ border: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: space.e8 });
export const legend = style({
  ...type.smallStrong,
  fontWeight: 700,
  padding: 0,
  marginBlockEnd: space.e8,
  color: vars.text.default,
});
/** Takes no line: the words are for screen readers only. */
export const hiddenLegend = style({ padding: 0, height: 0 });
export const help = style({ ...type.small, marginBlockStart: '-4px', color: vars.text.muted });
