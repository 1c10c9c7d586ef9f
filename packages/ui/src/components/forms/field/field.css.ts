import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, font, motion, radius, size, space, type } from '../../../theme/scale.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: space.e4, minWidth: 0 });
export const label = style({ ...type.smallStrong, fontWeight: 700, color: vars.text.default });
export const optional = style({ fontWeight: 400, color: vars.text.muted });
export const help = style({ ...type.small, color: vars.text.muted });
export const helpLine = style({ display: 'flex', justifyContent: 'space-between', gap: space.e8 });
export const error = style({
  ...type.small,
  display: 'flex',
  gap: space.e4,
  alignItems: 'flex-start',
  color: vars.danger.fg,
  fontWeight: 600,
});

/** The box of a control: text inputs, selects and text areas share it. */
export const control = style({
  width: '100%',
  minHeight: size.control.lg,
  paddingInline: space.e16,
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: radius.input,
  background: vars.bg.surface,
  color: vars.text.default,
  fontFamily: font.text,
  // Below 16 px iOS zooms into the field.
  fontSize: '1rem',
  lineHeight: 1.5,
  transition: `border-color ${motion.fast}`,
  selectors: {
    // What is wrong stays red under the pointer.
    '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: vars.border.strong },
    '&:focus-visible': { borderColor: vars.focus.ring },
    '&[aria-invalid="true"]': { borderColor: vars.danger.border },
    '&:disabled': {
      background: vars.bg.sunken,
      color: vars.text.muted,
      borderColor: vars.border.default,
      cursor: 'not-allowed',
    },
    '&:read-only:not(select):not(:disabled)': { background: vars.bg.sunken },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
  },
});
export const hasStart = style({ paddingInlineStart: '48px' });
export const hasEnd = style({ paddingInlineEnd: '52px' });

// A text area is as high as its rows.
globalStyle(`[data-densidade="compacta"] ${control}:not(textarea)`, { minHeight: size.control.sm });
globalStyle(`[data-densidade="compacta"] ${control}`, {
  borderRadius: radius.cell,
  paddingInlineStart: space.e12,
});
// Beside an icon there is less to save.
globalStyle(`[data-densidade="compacta"] ${hasStart}`, { paddingInlineStart: '44px' });

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const start = style({
  position: 'absolute',
  insetInlineStart: '14px',
  color: vars.text.muted,
  pointerEvents: 'none',
});
export const end = style({ position: 'absolute', insetInlineEnd: space.e4 });
