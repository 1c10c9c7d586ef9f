import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, font, from, motion, radius, size, space, type, vars } from '../../../theme/index.ts';

/** Of a question that is still to be answered. */
export const title = style({
  padding: `${space.e12} ${space.e16}`,
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.125rem',
  lineHeight: 1.25,
  color: vars.text.link,
});
/** In the line of an answered one: the question itself is what is looked for. */
export const name = style({ font: 'inherit' });
export const body = style({
  display: 'grid',
  gap: space.e16,
  minWidth: 0,
  padding: `0 ${space.e16} ${space.e16}`,
  '@media': { [from.medium]: { paddingBlockEnd: space.e20 } },
});

export const judged = style({ textAlign: 'start' });
globalStyle(`${judged} > ${body}`, { paddingBlockStart: space.e12 });
/** The comment of an answer given just now, under its line or its answers. */
export const fresh = style({ padding: `0 ${space.e16} ${space.e16}` });
export const line = style({
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
});
const disc = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
} as const;
export const sign = styleVariants({
  right: { ...disc, background: vars.success.soft, color: vars.success.fg },
  wrong: { ...disc, background: vars.danger.soft, color: vars.danger.fg },
  closed: { ...disc, background: vars.bg.sunken, color: vars.text.muted },
});
export const words = style({ display: 'grid', flex: 1, gap: space.e2, minWidth: 0 });
export const small = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.e4, color: vars.text.muted },
]);
/** Open, the whole question stands below. */
export const beginning = style([
  type.bodyStrong,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    selectors: { [`${judged}[open] &`]: { display: 'none' } },
  },
]);
export const chevron = style({
  display: 'grid',
  flex: 'none',
  transition: `transform ${motion.base}`,
  selectors: { [`${judged}[open] &`]: { transform: 'rotate(180deg)' } },
});
