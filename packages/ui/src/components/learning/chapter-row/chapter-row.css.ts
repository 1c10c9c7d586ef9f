import { style } from '@vanilla-extract/css';
import { border, motion, radius, size, space, type, vars } from '../../../theme/index.ts';

const beside = '(min-width: 560px)';
export const box = style({ containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gap: space.e12,
  paddingBlock: space.e12,
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const words = style({ minWidth: 0 });
export const name = style([type.bodyStrong, { overflowWrap: 'anywhere' }]);
export const level = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.e12 });
export const index = style([type.small, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);
export const noData = style([type.small, { color: vars.text.muted }]);

export const answers = style({
  display: 'grid',
  // As wide as their words, which together fit a 320 px phone.
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  gap: space.e8,
  '@container': {
    // In rem: with large text one below the other.
    '(max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' },
  },
});
export const answer = style([
  type.buttonSm,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: size.target.min,
    paddingInline: space.e12,
    borderRadius: radius.input,
    border: `${border.medium} solid ${vars.option.idle.border}`,
    background: vars.option.idle.bg,
    color: vars.option.idle.fg,
    cursor: 'pointer',
    transition: `background-color ${motion.fast}, transform ${motion.press}`,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.option.selected.bg },
      '&:active:not(:disabled)': { transform: 'translateY(1px)' },
      '&[aria-pressed="true"]': {
        background: vars.option.selected.bg,
        color: vars.option.selected.fg,
        borderColor: vars.option.selected.border,
        boxShadow: `inset 0 0 0 1px ${vars.option.selected.border}`,
      },
      '&:disabled': { cursor: 'not-allowed' },
      '&:disabled:not([aria-pressed="true"])': { color: vars.text.muted, borderColor: vars.border.default },
    },
  },
]);
