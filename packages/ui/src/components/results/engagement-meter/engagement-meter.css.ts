import { style } from '@vanilla-extract/css';
import { border, radius, type, vars } from '../../../theme/index.ts';

export const block = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const word = style({ ...type.smallStrong, fontWeight: 700 });
export const steps = style({ display: 'flex', gap: '4px', forcedColorAdjust: 'none' });
/** Steps that are off keep a border, so that one of three differs from one of one. */
export const step = style({
  flex: 1,
  height: '12px',
  borderRadius: radius.chip,
  border: `${border.medium} solid ${vars.border.control}`,
  background: vars.progress.track,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText', background: 'Canvas' } },
});
export const lit = style({
  borderColor: 'currentColor',
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText', background: 'CanvasText' } },
});
