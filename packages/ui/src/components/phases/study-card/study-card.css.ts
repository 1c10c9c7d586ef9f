import { style } from '@vanilla-extract/css';
import { font, space } from '../../../theme/scale.ts';

export const body = style({ display: 'grid', gap: space.e12, height: '100%', alignContent: 'space-between' });
export const top = style({ display: 'flex', alignItems: 'flex-start', gap: space.e12, minWidth: 0 });
export const words = style({ display: 'grid', gap: '6px', minWidth: 0, flex: 1 });
export const title = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.125rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginBlockStart: space.e2 });
