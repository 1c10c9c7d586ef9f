import { globalStyle, style } from '@vanilla-extract/css';
import { border, radius, space, type, vars } from '../../../theme/index.ts';

/** Space for the words and two buttons in one line; in letters, so that it counts larger text too. */
const WIDE = '(min-width: 30rem)';
/** For the words and one button. */
const WIDE_FOR_ONE = '(min-width: 20.5rem)';

export const list = style({
  listStyle: 'none',
  padding: `0 ${space.e16}`,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
});
globalStyle(`${list} > li + li`, { borderBlockStart: `${border.thin} solid ${vars.border.subtle}` });

export const box = style({ containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.e8} ${space.e12}`,
  minHeight: '64px',
  paddingBlock: space.e12,
  '@container': { [WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: space.e4, minWidth: 0 });
export const title = style([type.bodyStrong, { overflowWrap: 'anywhere' }]);
export const text = style([type.small, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);
/** Under the words on a phone, at the end of the line where there is space. */
export const end = style({
  gridColumn: '1 / -1',
  justifyContent: 'flex-end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e8,
  '@container': { [WIDE]: { gridColumn: '3' } },
});
const one = `${row}:has(> ${end} > :only-child)`;
globalStyle(one, { '@container': { [WIDE_FOR_ONE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } } });
globalStyle(`${one} > ${end}`, { '@container': { [WIDE_FOR_ONE]: { gridColumn: '3' } } });
