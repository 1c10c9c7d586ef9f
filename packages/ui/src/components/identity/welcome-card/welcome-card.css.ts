import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { from, radius, space, type } from '../../../theme/scale.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.e12,
  '@media': { [from.expanded]: { flexWrap: 'nowrap', gap: space.e20 } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const avatar = style({ padding: 0, borderRadius: '50%', background: 'rgb(255 255 255 / 15%)', flex: 'none' });
export const facts = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '10px',
  marginBlockStart: space.e12,
  listStyle: 'none',
  padding: 0,
});
export const fact = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  padding: '8px 10px',
  borderRadius: radius.input,
  // Opaque: the dotted line passes behind the numbers, not through them.
  background: `linear-gradient(rgb(255 255 255 / 15%) 0 0), ${vars.bg.brand}`,
});
export const value = style({ ...type.numMd, fontSize: '1.125rem' });
export const action = style({
  margin: '-8px -8px 0',
  flex: 'none',
  '@media': { [from.expanded]: { marginBlockStart: 0 } },
});
/** A line of its own on a phone, at the edge of the card where there is space. */
export const wayOn = style({
  display: 'grid',
  flex: '1 0 100%',
  '@media': { [from.expanded]: { flex: 'none' } },
});
