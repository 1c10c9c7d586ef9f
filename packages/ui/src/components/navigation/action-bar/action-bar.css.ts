import { globalStyle, style } from '@vanilla-extract/css';
import { reason } from '../../actions/button/button.css.ts';
import { border, from, layer, shortScreen, size, space, vars } from '../../../theme/index.ts';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  paddingBlock: `${space.e12} calc(${space.e16} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space.e16,
  background: vars.bg.surface,
  borderBlockStart: `${border.medium} solid ${vars.border.subtle}`,
  '@media': { [from.medium]: { paddingInline: space.e24 }, print: { display: 'none' } },
});

/** The navigation stands below, and the page ends at the gutters. */
export const overBar = style({
  bottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom, 0px))`,
  paddingBlock: space.e8,
  marginInline: `calc(-1 * ${space.e16})`,
  '@media': { [from.medium]: { marginInline: `calc(-1 * ${space.e24})` } },
});

/** A control that takes the focus stops above the bar, not behind it. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '8rem' });

/** The buttons end where the column of `Content width="reading"` ends, inside its gutters. */
const column = {
  maxWidth: size.content.reading,
  marginInline: 'auto',
  '@media': {
    [from.medium]: { maxWidth: `calc(${size.content.reading} - 2 * ${space.e24})` },
    [from.expanded]: { maxWidth: `calc(${size.content.reading} - 2 * ${space.e32})` },
    [from.wide]: { maxWidth: `calc(${size.content.reading} - 2 * ${space.e40})` },
  },
} as const;

export const actions = style({
  ...column,
  display: 'grid',
  // Side by side, and one below the other where large text leaves no space for the words.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: space.e12,
});

/** Why a button waits stands above it: below, it would be the last line of the screen. */
globalStyle(`${actions} ${reason}`, { order: -1, color: vars.text.default });

/** The first button takes a row of its own, but on a phone that lies; the others share the next one where their words fit. */
export const mainFirst = style({ display: 'flex', flexWrap: 'wrap', rowGap: space.e8 });
globalStyle(`${mainFirst} > *`, { flex: '1 1 8.5rem', minWidth: 0 });
globalStyle(`${mainFirst} > :first-child`, { flexBasis: '100%', '@media': { [shortScreen]: { flexBasis: '8.5rem' } } });
globalStyle(`${mainFirst} > :not(:first-child)`, { paddingInline: space.e8 });

/** The width of the page's content, whose gutters grow with the screen. */
export const page = style({
  '@media': {
    [from.wide]: {
      maxWidth: `calc(${size.content.student} - 2 * ${space.e40})`,
      marginInline: 'auto',
    },
  },
});
export const above = style(column);
export const atStart = style({ '@media': { [from.wide]: { maxWidth: size.content.reading, marginInline: 0 } } });
/** Of a column: as wide as the text above, on its own ground. */
export const inColumn = style({
  background: vars.bg.canvas,
  '@media': { [from.medium]: { paddingInline: 0 } },
});
globalStyle(`${inColumn} :is(${above}, ${actions})`, { maxWidth: 'none' });
