import { style } from '@vanilla-extract/css';
import { border, focusRing, motion, radius, size, space, type, vars } from '../../../theme/index.ts';

export const group = style({ border: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: space.e8 });
export const legend = style([type.smallStrong, { padding: 0, marginBlockEnd: space.e8, color: vars.text.default }]);
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.e12 });

export const card = style([
  type.bodyStrong,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    // Tile, 'Espanhol' and the check fit two in a row on a 360 px phone.
    fontSize: 'clamp(0.875rem, 4vw, 1rem)',
    minHeight: size.option,
    paddingInline: '10px',
    borderRadius: radius.button,
    border: `${border.medium} solid ${vars.option.idle.border}`,
    background: vars.option.idle.bg,
    color: vars.option.idle.fg,
    cursor: 'pointer',
    transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
    selectors: {
      '&:hover': { borderColor: vars.option.selected.border },
      '&:has(input:focus-visible)': focusRing,
    },
  },
]);

export const chosen = style({
  background: vars.option.selected.bg,
  borderColor: vars.option.selected.border,
  borderWidth: border.strong,
  paddingInline: '9px',
  color: vars.option.selected.fg,
});

export const stopped = style({ cursor: 'not-allowed', borderStyle: 'dashed' });
export const name = style({ position: 'relative', flex: 1, minWidth: 0 });
export const tick = style({ color: vars.option.selected.border });
export const note = style([
  type.small,
  { display: 'flex', alignItems: 'center', gap: space.e8, color: vars.text.muted },
]);
