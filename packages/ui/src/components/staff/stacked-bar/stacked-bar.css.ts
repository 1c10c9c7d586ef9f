import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';

export const box = style({ display: 'grid', gap: space.e8 });
export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '14px',
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: vars.progress.track,
});
export const part = style({
  flexBasis: 0,
  minWidth: '4px',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const tone = styleVariants({
  done: { background: vars.success.solid },
  running: { background: vars.progress.fill },
  warning: { background: vars.warning.solid },
  danger: { background: vars.danger.solid },
  rest: { background: vars.border.default },
});
export const words = style({
  ...type.captionStrong,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.e4} ${space.e16}`,
  padding: 0,
  listStyle: 'none',
});
export const word = style({ display: 'inline-flex', alignItems: 'center', gap: space.e8 });
export const mark = style({ width: '10px', height: '10px', borderRadius: '3px', flex: 'none' });
