import { style } from '@vanilla-extract/css';
import { font, space, type, vars } from '../../../theme/index.ts';

export const map = style({ containerType: 'inline-size', display: 'grid', gap: space.e12 });
export const group = style({ display: 'grid', gap: '6px' });
export const heading = style([type.small, { fontFamily: font.text, fontWeight: 700, color: vars.text.muted }]);

const columns = (most: number) => `repeat(auto-fill, minmax(max(44px, (100% - ${(most - 1) * 5}px) / ${most}), 1fr))`;
/** Six in a row on a phone, ten where there is space, fewer only when a cell would fall under 44 px. */
export const cells = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: '5px',
  gridTemplateColumns: columns(6),
  '@container': { '(min-width: 560px)': { gridTemplateColumns: columns(10) } },
});
export const cell = style({ display: 'grid' });
