import { globalStyle, style } from '@vanilla-extract/css';
import { border, from, readingScale, size, space, stripHeight, type, vars } from '../../../theme/index.ts';

export const layout = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.e16,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.expanded]: { gridTemplateColumns: 'minmax(12rem, 16rem) minmax(0, 1fr)', columnGap: space.e40 },
    print: { display: 'block' },
  },
});
export const text = style({ display: 'grid', gap: space.e32, minWidth: 0, maxWidth: size.content.reading });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.e8,
  // The buttons reach out by as much.
  paddingInlineEnd: space.e8,
});
export const section = style({
  display: 'grid',
  gap: space.e12,
  minWidth: 0,
  // The row of chips of a phone's index sticks above.
  scrollMarginBlockStart: `calc(5rem + ${stripHeight})`,
  selectors: {
    '& + &': { paddingBlockStart: space.e32, borderBlockStart: `${border.medium} solid ${vars.border.subtle}` },
  },
  '@media': {
    [from.expanded]: { scrollMarginBlockStart: `calc(${space.e24} + ${stripHeight})` },
    print: { display: 'block' },
  },
});
export const eyebrow = style({ ...type.smallStrong, color: vars.text.muted });
export const title = style({
  ...type.h2,
  fontSize: `calc(1.375rem * ${readingScale})`,
  overflowWrap: 'anywhere',
  '@media': { print: { breakAfter: 'avoid' } },
});

/** On paper the parts alone, without the buttons before and after them. */
globalStyle(`${text} > :not(${section})`, { '@media': { print: { display: 'none' } } });
/** A block has no gap of its own; only blocks break over pages. */
globalStyle(`${section} > * + *`, { '@media': { print: { marginBlockStart: space.e12 } } });
