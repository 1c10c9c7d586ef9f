import { layer } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const host = style({ ...oneColumn, gridTemplateRows: 'auto 1fr' });
export const strip = style({
  ...oneColumn,
  position: 'sticky',
  insetBlockStart: 0,
  // Above the sticky bars of a page, which start below it.
  zIndex: layer.navigation,
  '@media': {
    // On low screens (open keyboard, landscape phone) it scrolls away, so that it does not hide the page.
    'screen and (max-height: 420px)': { position: 'static' },
    print: { display: 'none' },
  },
});
export const page = style(oneColumn);
