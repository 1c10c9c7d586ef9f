import { style } from '@vanilla-extract/css';
import { border, space, type, vars } from '../../../theme/index.ts';

export const box = style({ display: 'grid', gap: space.e4, minWidth: 0 });
export const sentence = style({ ...type.small, fontVariantNumeric: 'tabular-nums' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.e4} ${space.e12}`,
});
const entry = {
  ...type.captionStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums',
} as const;
export const before = style({ ...entry, color: vars.text.muted });
export const after = style({ ...entry, color: vars.text.default });
export const green = style({ color: vars.success.fg });
const shape = { flex: 'none', width: '12px', height: '12px', forcedColorAdjust: 'none' } as const;
export const stop = style({
  ...shape,
  borderRadius: '50%',
  border: `${border.medium} solid ${vars.border.strong}`,
  background: vars.bg.surface,
});
export const kite = style({
  ...shape,
  width: '10px',
  height: '10px',
  transform: 'rotate(45deg)',
  border: `${border.medium} solid ${vars.game.starText}`,
  background: vars.game.star,
});
