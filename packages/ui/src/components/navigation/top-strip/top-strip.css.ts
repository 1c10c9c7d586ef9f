import { style } from '@vanilla-extract/css';
import { layer } from '../../../theme/scale.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const host = style({ ...oneColumn, gridTemplateRows: 'auto 1fr' });
export const strip = style({
  ...oneColumn,
  position: 'sticky',
  insetBlockStart: 0,
  // Over what sticks to the top of a page, which begins below it.
  zIndex: layer.navigation,
  '@media': {
    // Where a keyboard or a lying phone leaves few lines, it scrolls away instead of hiding the page.
    'screen and (max-height: 420px)': { position: 'static' },
    print: { display: 'none' },
  },
});
export const page = style(oneColumn);
