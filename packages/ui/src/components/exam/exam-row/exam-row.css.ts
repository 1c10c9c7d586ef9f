import { globalStyle, style } from '@vanilla-extract/css';
import { border, font, from, radius, space, type, vars } from '../../../theme/index.ts';

/** Space for the words and the buttons in one line; in letters, so that it counts larger text too. */
const WIDE = '(min-width: 30rem)';

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

export const tile = style({});
export const dated = style({});
export const weekday = style([type.caption, { color: vars.text.muted }]);
export const leaf = style({
  display: 'none',
  placeContent: 'center',
  justifyItems: 'center',
  width: '50px',
  minHeight: '50px',
  borderRadius: radius.cell,
  background: vars.bg.brandSoft,
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: '1.25rem',
  lineHeight: 1.1,
});
/** On a wide screen the date stands before the words and the subject after them, with the buttons below. */
const withDate = `${row}${dated}${dated}`;
globalStyle(withDate, { '@media': { [from.expanded]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } } });
globalStyle(`${withDate} > ${leaf}`, { '@media': { [from.expanded]: { display: 'grid', gridArea: '1 / 1' } } });
globalStyle(`${withDate} > ${words}`, { '@media': { [from.expanded]: { gridArea: '1 / 2' } } });
globalStyle(`${withDate} > ${tile}`, { '@media': { [from.expanded]: { gridArea: '1 / 3' } } });
globalStyle(`${withDate} > ${end}`, { '@media': { [from.expanded]: { gridColumn: '1 / -1' } } });
