import { style } from '@vanilla-extract/css';
import { font, space } from '../../../theme/scale.ts';

export const body = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.e12,
  height: '100%',
  alignContent: 'space-between',
});
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.e12,
});
/** Beside title and facts; beside the title alone where the facts need the width. */
export const tile = style({
  gridRow: '1 / -1',
  '@container': { '(max-width: 259px)': { gridRow: '1' } },
});
export const title = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.125rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '6px',
  marginBlockStart: space.e8,
  '@container': { '(max-width: 259px)': { gridColumn: '1 / -1' } },
});
