import { style, styleVariants } from '@vanilla-extract/css';
import { border, font, from, layer, radius, size, space, type, vars } from '../../../theme/index.ts';

/** In rem: with large text a name has a line of its own. */
const tight = '(max-width: 12rem)';

export const box = style({ containerType: 'inline-size' });
// Flex, not grid: a grid item cannot stick outside its own cell.
export const list = style({ listStyle: 'none', padding: 0, display: 'flex', flexWrap: 'wrap' });
export const columns = styleVariants({
  1: {},
  2: { '@container': { '(min-width: 640px)': { columnGap: space.e24 } } },
});

export const row = style({
  flex: '0 0 100%',
  minWidth: 0,
  minHeight: size.target.comfort,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  padding: `${space.e4} ${space.e12}`,
  borderRadius: radius.input,
  '@container': { [tight]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
  selectors: { [`${columns[2]} > &`]: { '@container': { '(min-width: 640px)': { flexBasis: 'calc(50% - 12px)' } } } },
});
/** As wide as the longest place of the list, so that the faces stand in one line. */
export const place = style({
  flex: 'none',
  minWidth: 'calc(var(--digits, 2) * 1ch + 0.7em)',
  fontFamily: font.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style([
  type.body,
  {
    flex: 1,
    minWidth: 0,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '@container': { [tight]: { order: 1, flexBasis: '100%' } },
  },
]);
export const ownName = style({ fontWeight: 650 });

/** What is far below the screen is laid out, and its face fetched, when it comes near: a ranking has tens of rows. */
export const other = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 40px' });

export const own = style({
  background: vars.option.selected.bg,
  color: vars.option.selected.fg,
  // The outer edge parts it from the rows it lies over.
  boxShadow: `inset 0 0 0 ${border.medium} ${vars.option.selected.border}, 0 0 0 ${border.strong} ${vars.bg.surface}`,
  '@media': { '(forced-colors: active)': { border: `${border.medium} solid Highlight` } },
});
const stuck = { position: 'sticky', zIndex: layer.page + 1 } as const;
/** Above the bottom bar of a phone, which is gone from 900 px on; or above the bare edge. */
export const sticks = styleVariants({
  aboveNav: {
    ...stuck,
    bottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom, 0px) + ${space.e8})`,
    '@media': { [from.expanded]: { bottom: space.e8 } },
  },
  atEdge: { ...stuck, bottom: space.e8 },
});

/** Three dots of the trajectory: students are left out here. */
export const hole = style({
  flex: '0 0 100%',
  height: '35px',
  paddingBlock: space.e4,
  marginInlineStart: '24px',
  backgroundImage: `radial-gradient(circle, ${vars.border.control} 1.5px, transparent 2px)`,
  backgroundSize: '9px 9px',
  backgroundRepeat: 'repeat-y',
  backgroundOrigin: 'content-box',
  backgroundClip: 'content-box',
});
