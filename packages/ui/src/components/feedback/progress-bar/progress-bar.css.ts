import { style, styleVariants } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';
import { curve, motion, space, type } from '../../../theme/scale.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0, width: '100%' });
export const track = style({
  flex: 1,
  minWidth: '32px',
  overflow: 'hidden',
  background: vars.progress.track,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const size = styleVariants({
  sm: { height: '8px', borderRadius: '4px' },
  md: { height: '12px', borderRadius: '6px' },
  lg: { height: '16px', borderRadius: '8px' },
  xl: { height: '18px', borderRadius: '9px' },
});
export const fill = style({
  height: '100%',
  borderRadius: 'inherit',
  selectors: {
    // The smallest fill is a full dot, so that the round end does not clip it.
    '&[data-some]': { minWidth: '8px' },
  },
  transformOrigin: 'left',
  transition: `width ${motion.slide} ${curve.standard}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const tone = styleVariants({
  default: { background: vars.progress.fill },
  done: { background: vars.progress.done },
  running: { background: vars.progress.fill },
  subject: { background: subject.solid },
  neutral: { background: vars.chart[6] },
  high: { background: vars.level.high },
  medium: { background: vars.level.medium },
  low: { background: vars.level.low },
  boss: { background: vars.boss.energy },
});
export const number = style({
  ...type.smallStrong,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
  padding: `0 ${space.e2}`,
});
