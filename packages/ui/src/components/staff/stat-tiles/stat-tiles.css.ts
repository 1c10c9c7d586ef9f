import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, radius, space, type } from '../../../theme/scale.ts';

export const list = style({
  display: 'grid',
  // Large text takes a whole line of a phone: a word must not leave its tile.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(150px, 9.5rem)), 1fr))',
  gap: space.e12,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  display: 'grid',
  alignItems: 'center',
  gap: space.e4,
  minHeight: '72px',
  padding: space.e12,
  background: vars.bg.surface,
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.button,
  '@media': { [from.medium]: { gridTemplateColumns: 'auto minmax(min-content, 1fr) auto', gap: space.e8 } },
});
/** More than four: narrower, number over words where they stand in one row, beside them on a phone. */
export const many = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(110px, 7.25rem)), 1fr))',
  gap: space.e8,
});
globalStyle(`${many} > ${tile}`, {
  gridTemplateColumns: 'auto minmax(min-content, 1fr)',
  gap: space.e8,
  minHeight: '56px',
  '@media': { [from.medium]: { gridTemplateColumns: '1fr', alignContent: 'start', gap: space.e4 } },
});
export const value = style({ ...type.h1, fontVariantNumeric: 'tabular-nums', lineHeight: 1 });
export const what = style({ ...type.small, color: vars.text.muted, overflowWrap: 'break-word' });
/** Decoration that a narrow tile has no space for. */
export const icon = style({ display: 'none', '@media': { [from.wide]: { display: 'grid' } } });
globalStyle(`${many} ${icon}`, { display: 'none' });
export const tone = styleVariants({
  info: { color: vars.info.fg },
  success: { color: vars.success.fg },
  warning: { color: vars.warning.fg },
  quiet: { color: vars.text.muted },
});
