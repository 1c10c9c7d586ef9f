import { style, styleVariants } from '@vanilla-extract/css';
import { border, focusRing, from, radius, size, space, type, vars } from '@luneta/ui/theme';

export const box = style({ display: 'grid', gap: space.e12, minWidth: 0 });
export const hero = style({
  display: 'grid',
  gap: space.e12,
  minWidth: 0,
  '@media': {
    [from.expanded]: {
      padding: space.e16,
      background: vars.bg.surface,
      border: `${border.medium} solid ${vars.border.subtle}`,
      borderRadius: radius.card,
    },
  },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e12,
});
export const chips = style({
  display: 'grid',
  flex: '1 1 auto',
  // Two in a row on a phone, one in large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space.e8,
  '@media': { [from.expanded]: { display: 'flex', flex: '0 1 auto', flexWrap: 'wrap' } },
});
export const chip = style({
  ...type.smallStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: size.target.min,
  minWidth: 0,
  padding: `${space.e4} ${space.e8}`,
  border: `${border.medium} solid transparent`,
  borderRadius: radius.input,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { borderColor: 'currentColor' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    },
  },
});
export const tone = styleVariants({
  success: { background: vars.success.soft, color: vars.success.fg },
  info: { background: vars.info.soft, color: vars.info.fg },
  neutral: { background: vars.bg.sunken, color: vars.text.muted },
  danger: { background: vars.danger.soft, color: vars.danger.fg },
  warning: { background: vars.warning.soft, color: vars.warning.fg },
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });
export const number = style({ ...type.numMd, fontSize: '1rem' });
