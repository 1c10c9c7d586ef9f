import { style } from '@vanilla-extract/css';
import { border, space, type, vars } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size' });
export const list = style({
  display: 'grid',
  columnGap: space.e32,
  '@container': { '(min-width: 560px)': { gridTemplateColumns: '1fr 1fr' } },
});

/** The width of a list in letters, so that it counts larger text too. */
const narrow = '(max-width: 15rem)';

export const row = style({
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

export const term = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.e8,
    flex: 'none',
    maxWidth: '50%',
    color: vars.text.muted,
    '@container': { [narrow]: { maxWidth: '100%' } },
  },
]);
export const value = style([
  type.bodyStrong,
  {
    flex: 1,
    margin: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { textAlign: 'start' } },
  },
]);
