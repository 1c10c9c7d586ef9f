import { border, font, radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({ containerType: 'inline-size' });
export const list = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: space.e12,
  // In rem: two of the same width need space for their words, however big they are.
  '@container': { '(min-width: 37.5rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** In rem: with large text the numbers go below the name. */
const tight = '(max-width: 12rem)';
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e12,
  padding: space.e12,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
});
export const words = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [tight]: { flexBasis: '100%' } },
});
export const name = style({ fontFamily: font.display, fontWeight: 700, fontSize: '1rem', lineHeight: 1.25 });
export const hits = style([type.small, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);
/** On a line of its own under the name, past the tile; a text button has 14 px of padding. */
export const help = style({
  flex: '1 0 100%',
  marginBlock: `-${space.e12} -${space.e8}`,
  paddingInlineStart: '42px',
  '@container': { [tight]: { paddingInlineStart: 0, marginInlineStart: '-14px' } },
});
export const numbers = style({
  flex: 'none',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const score = style({ fontFamily: font.display, fontWeight: 800, fontSize: '1.5rem', lineHeight: 1.1 });
export const note = style([type.caption, { color: vars.text.muted }]);
