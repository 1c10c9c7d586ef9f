import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { size } from '../../../theme/scale.ts';

export const link = style({
  color: vars.text.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  borderRadius: '4px',
  // A touch target of full height that does not move the surrounding text.
  paddingBlock: '10px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
export const quiet = style({ color: 'inherit', fontWeight: 'inherit' });
export const outside = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
/** An action that looks like a link within text. It has the height of a line, so that the baselines match. */
export const button = style({
  font: 'inherit',
  fontWeight: 600,
  minHeight: size.target.min,
  paddingInline: 0,
  textAlign: 'start',
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
