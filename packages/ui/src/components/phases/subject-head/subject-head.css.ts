import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { from, size, space, type } from '../../../theme/scale.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e12}`,
  width: '100%',
  maxWidth: '720px',
  marginInline: 'auto',
  // Over the map and what stands beside it.
  '@media': { [from.wide]: { maxWidth: `calc(${size.content.student} - 2 * ${space.e40})` } },
});
export const words = style({ flex: '1 1 7rem', minWidth: 0 });
export const count = style({ display: 'grid', justifyItems: 'end', flex: 'none', marginInlineStart: 'auto' });
export const number = style({ ...type.numMd, fontSize: '1.125rem' });
export const unit = style({ ...type.small, color: vars.text.muted });
