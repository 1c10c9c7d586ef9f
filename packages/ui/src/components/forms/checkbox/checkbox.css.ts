import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, motion, size, space } from '../../../theme/scale.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: size.target.min,
  cursor: 'pointer',
});
/** A square target: what it belongs to stands beside. */
export const alone = style({ position: 'relative', justifyContent: 'center', minWidth: size.target.min });
export const box = style({ position: 'relative', display: 'grid', flex: 'none', width: '26px', height: '26px' });
export const input = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '26px',
  height: '26px',
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: '8px',
  background: vars.bg.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.border.strong },
    '&:is(:checked, :indeterminate)': { background: vars.action.primary.bg, borderColor: vars.action.primary.bg },
    '&:disabled': {
      background: vars.action.disabled.bg,
      borderColor: vars.action.disabled.edge,
      cursor: 'not-allowed',
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const mark = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  color: vars.action.primary.fg,
  visibility: 'hidden',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
globalStyle(`${input}:is(:checked, :indeterminate) + ${mark}`, { visibility: 'visible' });
globalStyle(`${input}:is(:checked, :indeterminate):disabled + ${mark}`, { color: vars.action.disabled.fg });
