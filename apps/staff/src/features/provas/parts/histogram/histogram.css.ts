import { radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ margin: 0, overflowX: 'auto' });
export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(24px, 1fr)',
  alignItems: 'end',
  gap: space.e4,
  minHeight: '132px',
});
export const band = style({
  ...type.captionStrong,
  display: 'grid',
  justifyItems: 'center',
  gap: space.e4,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = style({
  width: '100%',
  minHeight: space.e4,
  borderRadius: radius.chip,
  background: vars.chart[1],
  opacity: 0.55,
  selectors: { '&[data-peak]': { opacity: 1 } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText', opacity: 1 } },
});
export const from = style({ ...type.caption, color: vars.text.muted });
