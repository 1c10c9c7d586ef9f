import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const box = style({ display: 'grid', gap: '6px', minWidth: 0 });
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
