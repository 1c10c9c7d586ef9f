import { style, styleVariants } from '@vanilla-extract/css';
import { border, focusRing, motion, radius, size, space, type, vars } from '../../../theme/index.ts';

/** On paper nothing opens: what is closed is not printed. */
export const box = style({ '@media': { print: { selectors: { '&:not([open])': { display: 'none' } } } } });
export const look = styleVariants({
  card: {
    border: `${border.medium} solid ${vars.border.subtle}`,
    borderRadius: radius.card,
    background: vars.bg.surface,
  },
  row: { borderBlockStart: `${border.thin} solid ${vars.border.subtle}` },
});

export const summary = style([
  type.bodyStrong,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.e12,
    minHeight: size.target.comfort,
    padding: `${space.e8} ${space.e16}`,
    borderRadius: radius.card,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: vars.action.secondary.hover },
      '&:focus-visible': focusRing,
    },
  },
]);

export const lead = style({ color: vars.text.link });
export const title = style({ flex: 1 });
export const chevron = style({
  transition: `transform ${motion.base}`,
  selectors: { [`${box}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const body = style({ padding: `${space.e4} ${space.e16} ${space.e16}` });
