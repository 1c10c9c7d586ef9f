import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { border, from, radius, space, type } from '../../src/theme/scale.ts';

export const page = style({ paddingBlock: space.e32, '@media': { [from.expanded]: { paddingBlock: space.e48 } } });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.e12,
  padding: 0,
  listStyle: 'none',
});
export const smallTiles = style([tiles, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))' }]);
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.e4,
  minWidth: 0,
  padding: space.e12,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
  overflowWrap: 'anywhere',
});
export const centred = style({ alignItems: 'center', textAlign: 'center' });
export const swatch = style({
  height: space.e64,
  borderRadius: radius.cell,
  border: `1px solid ${vars.border.default}`,
});
export const scroll = style({ overflowX: 'auto' });
export const table = style({ ...type.small, borderCollapse: 'collapse', width: '100%' });
globalStyle(`${table} :is(th, td)`, {
  padding: space.e8,
  textAlign: 'start',
  borderBottom: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'middle',
});
globalStyle(`${table} thead th`, { color: vars.text.muted });
export const sample = style({
  display: 'inline-block',
  padding: `${space.e4} ${space.e12}`,
  borderRadius: radius.chip,
});
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', color: vars.text.muted });
export const ruler = style({ height: space.e16, background: vars.progress.fill, borderRadius: radius.chip });
export const lane = style({
  position: 'relative',
  height: space.e32,
  background: vars.bg.sunken,
  borderRadius: radius.pill,
});
export const runner = style({
  width: space.e32,
  height: space.e32,
  borderRadius: radius.pill,
  background: vars.progress.fill,
});
export const hero = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e24,
  padding: space.e24,
  borderRadius: radius.hero,
  background: vars.bg.brand,
  color: vars.text.onBrand,
});
export const heroWords = style({ display: 'grid', gap: space.e8, flex: '1 1 14rem' });
export const disc = style({ borderRadius: '50%', background: vars.game.star, padding: space.e8, flex: 'none' });
export const columns = style({
  display: 'grid',
  gap: space.e16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const list = style({ paddingInlineStart: space.e20, display: 'grid', gap: space.e8 });
export const link = style({ color: vars.text.link, fontWeight: 650 });
export const clear = style({ padding: space.e24, border: `2px dashed ${vars.border.control}`, width: 'fit-content' });
