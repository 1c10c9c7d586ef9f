import { globalStyle, style } from '@vanilla-extract/css';
import { from, space } from '../../../theme/scale.ts';

export const bar = style({
  display: 'flex',
  // With large text what stands at the end goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e4,
  minHeight: '56px',
  marginInlineStart: '-10px',
});
// Beside a rail and columns the name of the page is its largest word.
globalStyle(`${bar} h1`, { '@media': { [from.expanded]: { fontSize: '1.75rem', lineHeight: 1.15 } } });
export const words = style({ flex: '1 1 6.5rem', minWidth: 0 });
/** Links and buttons are of no use on paper. */
globalStyle(`${bar} > :is(a, button)`, { '@media': { print: { display: 'none' } } });
