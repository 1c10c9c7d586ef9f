import { style } from '@vanilla-extract/css';
import { border, space, type, vars } from '../../../theme/index.ts';

export const list = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  gap: `${space.e12} ${space.e8}`,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
  paddingBlockStart: space.e12,
});
export const figure = style({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: space.e2 });
export const value = style({ ...type.numMd, whiteSpace: 'nowrap' });
export const label = style({ ...type.small, color: vars.text.muted });
