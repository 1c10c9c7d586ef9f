import { globalStyle, style } from '@vanilla-extract/css';
import { border, font, radius, size, space, type, vars } from '../../../theme/index.ts';

/** The words for readers are placed in it: outside they would widen the page. */
export const box = style({ position: 'relative', overflowX: 'auto', borderRadius: radius.input });
export const table = style([type.body, { width: '100%', borderCollapse: 'collapse' }]);
const cell = { padding: `${space.e4} ${space.e8}`, textAlign: 'start' } as const;
export const head = style({ ...type.captionStrong, ...cell, color: vars.text.muted, paddingBlock: space.e8 });
export const row = style({
  height: size.target.comfort,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
});
export const own = style({
  background: vars.option.selected.bg,
  color: vars.option.selected.fg,
  fontWeight: 650,
  outline: `${border.medium} solid ${vars.option.selected.border}`,
  outlineOffset: `-${border.medium}`,
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});
export const place = style({
  ...cell,
  fontFamily: font.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const name = style({ ...cell, fontWeight: 'inherit', overflowWrap: 'anywhere', minWidth: '11ch' });
export const text = style({ ...cell, color: vars.text.muted });
export const number = style({ ...cell, textAlign: 'end', whiteSpace: 'nowrap' });
/** In line with the name: on the base line, the star would lift the number. */
globalStyle(`${number} > span`, { display: 'flex', justifyContent: 'flex-end' });
/** Students are left out here. */
export const hole = style({ ...cell, textAlign: 'center', color: vars.text.muted, letterSpacing: '0.3em' });
