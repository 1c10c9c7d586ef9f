import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space.e12, minHeight: '100%' });
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  marginBlockStart: '-8px',
  marginInlineEnd: '-8px',
});
export const lead = style({ minWidth: 0 });
export const head = style({ display: 'flex', alignItems: 'center', gap: space.e16, minWidth: 0 });
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.e4,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.e20,
  flex: 1,
  marginBlockStart: space.e8,
});
