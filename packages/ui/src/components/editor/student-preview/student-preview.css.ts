import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, radius, space } from '../../../theme/scale.ts';

export const region = style({ display: 'grid', gap: space.e12, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
export const head = style({ display: 'grid', gap: space.e8 });
/** As wide as the frame below. */
export const overPhone = style({ width: '100%', maxWidth: '372px', marginInline: 'auto' });
export const screen = style({
  overflowY: 'auto',
  maxHeight: ['720px', 'max(400px, min(720px, 100dvh - 200px))'],
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.canvas,
  color: vars.text.default,
  selectors: { '&:focus-visible': focusRing },
});
/** 360 px between its edges, which are as thick as a phone's. */
export const phone = style({
  boxSizing: 'content-box',
  width: '360px',
  maxWidth: 'calc(100% - 12px)',
  minHeight: '560px',
  marginInline: 'auto',
  border: `6px solid ${vars.border.strong}`,
  borderRadius: radius.dialog,
});
export const content = style({ padding: space.e16 });
