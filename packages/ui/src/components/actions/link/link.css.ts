import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { size } from '../../../theme/scale.ts';

export const link = style({
  color: vars.text.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  borderRadius: '4px',
  // A finger-sized row without moving the text around it.
  paddingBlock: '10px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
export const quiet = style({ color: 'inherit', fontWeight: 'inherit' });
export const outside = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
/** An action that reads like a link beside words. The height of a line, so that it stands on theirs. */
export const button = style({
  font: 'inherit',
  fontWeight: 600,
  minHeight: size.target.min,
  paddingInline: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
