import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, motion, radius, size, space, type } from '../../../theme/scale.ts';

export const card = style({
  minWidth: 0,
  background: vars.bg.surface,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.button,
});
export const button = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e12,
  width: '100%',
  minHeight: size.control.lg,
  padding: `${space.e8} ${space.e16}`,
  border: 0,
  borderRadius: '14px',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.bg.sunken } },
});
export const title = style({ ...type.h3, flex: '1 1 5rem', minWidth: 0 });
export const meta = style({ color: vars.text.muted, fontSize: '0.875rem', fontWeight: 400 });
export const arrow = style({ transition: `transform ${motion.base}` });
globalStyle(`${button}[aria-expanded="true"] ${arrow}`, { transform: 'rotate(180deg)' });
export const region = style({ padding: `${space.e4} ${space.e16} ${space.e16}` });
/** An editor fills its card; the corners of the card cut it. */
export const flush = style({
  selectors: { '&&': { padding: 0, borderEndStartRadius: '14px', borderEndEndRadius: '14px' } },
});

/** Month groups lie on the page itself: their cards bring their own borders. */
export const bare = style({ background: 'none', border: 0 });
globalStyle(`${bare} > :first-child > ${button}`, { paddingInline: space.e4 });
globalStyle(`${bare} > ${region}`, { paddingInline: 0, paddingBlockEnd: 0 });
