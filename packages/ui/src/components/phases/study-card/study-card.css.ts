import { style } from '@vanilla-extract/css';
import { font, space, type } from '../../../theme/scale.ts';

export const body = style({ display: 'grid', gap: space.e12, height: '100%', alignContent: 'start' });
/** Picture, words, number; with large text the number stands in a line of its own. */
export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.e4} ${space.e12}` });
export const words = style({ flex: '1 1 6.5rem', minWidth: 0 });
export const title = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.125rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const number = style({ ...type.numMd, fontSize: '1rem', flex: 'none', alignSelf: 'start' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: '6px' });
