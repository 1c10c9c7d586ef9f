import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e12 });
/** What stands at the end moves below the name on a phone, in all rows of a list alike. */
export const middle = style({
  flex: '1 1 5.5rem',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e12}`,
});
export const words = style({ flex: '1 1 11rem', minWidth: 0 });
export const title = style({
  ...type.cardTitle,
  overflowWrap: 'anywhere',
});
export const detail = style({ ...type.small, color: vars.text.muted });
export const arrow = style({ flex: 'none', color: vars.text.muted });
