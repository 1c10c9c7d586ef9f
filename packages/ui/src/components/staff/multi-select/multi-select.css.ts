import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, radius, size, space, type } from '../../../theme/scale.ts';

/** The box of the text also holds what is chosen, and grows with it. */
export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.e8}`,
  minHeight: size.control.lg,
  paddingInline: space.e8,
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: radius.input,
  background: vars.bg.surface,
  selectors: {
    '&:hover:not([data-invalid], [data-disabled])': { borderColor: vars.border.strong },
    '&:focus-within': { borderColor: vars.focus.ring },
    '&:has(input:focus-visible)': focusRing,
    '&[data-invalid]': { borderColor: vars.danger.border },
    '&[data-disabled]': { background: vars.bg.sunken, borderColor: vars.border.default },
    '[data-densidade="compacta"] &': { minHeight: size.control.sm, borderRadius: radius.cell },
  },
});
/** Chips and text share the lines of the box. */
export const chips = style({ display: 'contents' });
export const chip = style({
  ...type.smallStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e4,
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '36px',
  marginBlock: space.e4,
  paddingInlineStart: space.e12,
  borderRadius: radius.cell,
  background: vars.info.soft,
  color: vars.info.fg,
  overflowWrap: 'anywhere',
  selectors: { '&[data-highlighted], &:focus-visible': { outline: `2px solid ${vars.focus.ring}` } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target.min,
  height: size.target.min,
  // A finger finds it; the chip stays as high as its line.
  marginBlock: `calc(-1 * ${space.e4})`,
  border: 0,
  borderRadius: radius.cell,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
export const input = style({
  ...type.small,
  flex: 1,
  // 'Adicionar turma' in full, also in larger text.
  minWidth: 'min(8.5rem, 100%)',
  minHeight: size.target.min,
  paddingInline: space.e4,
  border: 0,
  outline: 0,
  background: 'none',
  color: vars.text.default,
  // Below 16 px iOS zooms into the field.
  fontSize: '1rem',
  selectors: { '&::placeholder': { color: vars.text.muted, opacity: 1 } },
});
