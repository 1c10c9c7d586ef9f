import { style } from '@vanilla-extract/css';
import { font, from, space } from '../../../theme/index.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  padding: `${space.e12} ${space.e16}`,
});
export const title = style({ fontFamily: font.display, fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.25 });
export const question = style({ display: 'grid', gap: space.e16, minWidth: 0 });
export const body = style([
  question,
  { padding: `0 ${space.e16} ${space.e16}`, '@media': { [from.medium]: { paddingBlockEnd: space.e20 } } },
]);
