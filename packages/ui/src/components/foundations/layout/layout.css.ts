import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, size, space, stripHeight } from '../../../theme/scale.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = style({ display: 'flex', flexDirection: 'row', minWidth: 0 });
export const wrap = style({ flexWrap: 'wrap' });
export const grow = style({ flex: '1 1 0', minWidth: 0 });
export const list = style({ listStyle: 'none', padding: 0 });

export const gap = styleVariants(space, (value) => ({ gap: value }));
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const grid = style({ display: 'grid', minWidth: 0 });
const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const columns = styleVariants({
  1: columnsOf(1),
  2: columnsOf(2),
  3: columnsOf(3),
  4: columnsOf(4),
});
export const columnsExpanded = styleVariants({
  1: { '@media': { [from.expanded]: columnsOf(1) } },
  2: { '@media': { [from.expanded]: columnsOf(2) } },
  3: { '@media': { [from.expanded]: columnsOf(3) } },
  4: { '@media': { [from.expanded]: columnsOf(4) } },
  '2/1': { '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } } },
  '7/5': { '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } },
  '5/7': { '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } },
});

export const center = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minWidth: 0,
});
export const centerPage = style({ minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`] });

export const content = style({
  // In the column of a frame it takes the space that is left, so that an action bar after it stands at the foot.
  flex: '1 0 auto',
  width: '100%',
  minWidth: 0,
  marginInline: 'auto',
  paddingInline: space.e16,
  paddingBlock: space.e16,
  '@media': {
    [from.medium]: { paddingInline: space.e24 },
    [from.expanded]: { paddingInline: space.e32, paddingBlock: space.e24 },
    [from.wide]: { paddingInline: space.e40 },
    // The margin of paper is the sheet's own.
    print: { paddingBlock: 0 },
  },
});
/** Its one child is as high as it, and nothing stands below. */
export const fills = style({ display: 'grid', '@media': { [from.expanded]: { paddingBlockEnd: 0 } } });
export const contentWidth = styleVariants(size.content, (width) => ({ maxWidth: width }));

/** From 1200 px the panel stands beside the column. */
export const withPanel = style({
  display: 'grid',
  gap: space.e24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.wide]: { gridTemplateColumns: `minmax(0, ${size.content.reading}) minmax(280px, 1fr)` } },
});
/** The column with a bar at its foot, which stays in sight. */
export const footed = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: space.e24,
  minWidth: 0,
});
globalStyle(`${footed} > :last-child`, { marginBlockStart: 'auto' });
// Below the head of a page it takes what is left of the height.
globalStyle(`${fills} > ${stack} > ${withPanel}`, { flexGrow: 1 });
export const panel = style({ position: 'sticky', top: `calc(${space.e24} + ${stripHeight})` });
export const underBar = style({ top: `calc(${size.hud} + ${space.e24} + ${stripHeight})` });
