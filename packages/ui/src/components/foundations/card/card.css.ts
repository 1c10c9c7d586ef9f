import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, motion, radius, space } from '../../../theme/scale.ts';

export const card = style({
  position: 'relative',
  minWidth: 0,
  borderRadius: radius.card,
  border: `${border.medium} solid transparent`,
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  listStyle: 'none',
});

export const look = styleVariants({
  outline: { background: vars.bg.surface, borderColor: vars.border.subtle },
  flat: { background: vars.bg.surface },
  sunken: { background: vars.bg.sunken },
  brand: { background: vars.bg.brand, color: vars.text.onBrand, borderRadius: radius.hero, overflow: 'hidden' },
  warning: { background: vars.warning.soft, borderColor: vars.warning.border },
  success: { background: vars.success.soft, borderColor: vars.success.border },
  boss: { background: vars.boss.soft, borderColor: vars.boss.energy },
});

export const padding = styleVariants({
  none: { padding: 0 },
  sm: { padding: space.e12 },
  md: { padding: space.e16 },
  lg: { padding: space.e20 },
});

// An inset shadow makes the border look thicker without changing the outer size.
export const selected = style({
  borderColor: vars.action.primary.bg,
  boxShadow: `inset 0 0 0 1px ${vars.action.primary.bg}`,
});
export const faded = style({ opacity: 0.62 });

globalStyle(`${look.brand} :focus-visible`, { outlineColor: vars.focus.onBrand });
globalStyle(`${card}:has([data-stretched]:hover)`, { borderColor: vars.action.primary.bg });
globalStyle(`${card}:has([data-stretched]:focus-visible)`, focusRing);

export const stretched = style({
  color: 'inherit',
  textDecoration: 'none',
  // The ring is the card's: what stands below the title comes into sight with it.
  scrollMarginBlockEnd: '6rem',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    // Where :has() is missing the link itself shows the ring; else the card does, once.
    '&:focus-visible': { outlineOffset: '4px' },
  },
  '@supports': { 'selector(:has(a))': { selectors: { '&:focus-visible': { outline: 'none' } } } },
});

/** The text has the height of a touch target without adding to the layout. */
export const button = style({
  display: 'block',
  width: '100%',
  padding: `${space.e12} 0`,
  marginBlock: `-${space.e12}`,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
