import { border, radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space.e8, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.e8,
});
export const letter = style({
  ...type.smallStrong,
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: radius.cell,
  selectors: {
    '&[data-correct]': {
      borderColor: vars.success.solid,
      background: vars.success.solid,
      color: vars.success.onSolid,
    },
  },
});
export const pair = style({ display: 'grid', gap: space.e4 });
export const bar = style({ ...type.captionStrong, display: 'flex', alignItems: 'center', gap: space.e8 });
export const upper = style({ height: '10px', minWidth: '2px', borderRadius: '4px', background: vars.chart[1] });
export const lower = style({ height: '10px', minWidth: '2px', borderRadius: '4px', background: vars.chart[2] });
export const percent = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const mark = style({ ...type.captionStrong, color: vars.success.fg });
export const legend = style({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.e12,
  marginBottom: space.e8,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space.e4, color: vars.text.muted });
export const swatch = style({ width: '12px', height: '12px', borderRadius: '4px' });
export const upperSwatch = style({ background: vars.chart[1] });
export const lowerSwatch = style({ background: vars.chart[2] });
