import { style, styleVariants } from '@vanilla-extract/css';
import { border, space, type, vars } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size' });
/** The width of a list in letters, so that it counts larger text too. */
const narrow = '(max-width: 15rem)';

export const list = styleVariants({
  rows: {
    display: 'grid',
    columnGap: space.e32,
    '@container': { '(min-width: 560px)': { gridTemplateColumns: '1fr 1fr' } },
  },
  tiles: {
    display: 'grid',
    gap: `${space.e12} ${space.e16}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      '(min-width: 560px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  minHeight: '44px',
  paddingBlock: space.e8,
  borderBlockEnd: `${border.thin} solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  // Large text on a phone: the value below its name.
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: space.e4 } },
});

export const row = styleVariants({ rows: [line], tiles: { display: 'grid', alignContent: 'start', gap: space.e2 } });

export const term = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.e8,
    flex: 'none',
    color: vars.text.muted,
    selectors: { [`${line} > &`]: { maxWidth: '50%' } },
    '@container': { [narrow]: { selectors: { [`${line} > &`]: { maxWidth: '100%' } } } },
  },
]);
const figure = style([type.bodyStrong, { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }]);
export const value = styleVariants({
  rows: [figure, { flex: 1, textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } }],
  tiles: [figure],
});
