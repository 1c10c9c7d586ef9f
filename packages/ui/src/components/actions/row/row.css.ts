import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, motion, radius, space, type } from '../../../theme/scale.ts';

export const row = style({
  ...type.bodyStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  width: '100%',
  minHeight: '56px',
  padding: `${space.e8} ${space.e16}`,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.button,
  background: vars.bg.surface,
  color: vars.text.default,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover:not([aria-disabled])': { borderColor: vars.action.primary.bg },
    '&[aria-disabled]': { color: vars.text.muted, background: vars.bg.sunken, cursor: 'not-allowed' },
  },
});
export const start = style({
  flex: 'none',
  color: vars.text.link,
  selectors: { '[aria-disabled] > &': { color: 'inherit' } },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const end = style({ flex: 'none', color: vars.text.muted });
export const detail = style({ ...type.small, display: 'block', color: vars.text.muted });
