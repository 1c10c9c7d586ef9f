import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, font, motion, motionWanted, radius, space, type } from '../../../theme/scale.ts';

const screen = {
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.card,
} as const;

export const poster = style({
  ...screen,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: vars.bg.brand,
  color: vars.text.onBrand,
  font: 'inherit',
  cursor: 'pointer',
});
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const play = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  paddingInlineStart: '6px',
  borderRadius: '50%',
  background: vars.action.game.bg,
  color: vars.action.game.fg,
  boxShadow: `inset 0 -4px 0 ${vars.action.game.edge}`,
  '@media': { [motionWanted]: { transition: `transform ${motion.fast}` } },
  selectors: { [`${poster}:hover &`]: { transform: 'scale(1.06)' } },
});
/** On the brand colour also over a picture, whose colours nobody knows. */
export const caption = style({
  position: 'relative',
  width: '100%',
  padding: `${space.e8} ${space.e16}`,
  background: vars.bg.brand,
  fontFamily: font.display,
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'start',
});
/** A box of its own, because padding would show part of the clipped line. */
export const captionText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const player = style({ display: 'grid', gap: space.e4 });
export const frame = style({ ...screen, border: 0, background: vars.bg.inverse });
export const under = style({ ...type.small, display: 'flex', alignItems: 'center', minHeight: '44px' });
export const blocked = style({
  ...screen,
  aspectRatio: 'auto',
  minHeight: '180px',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.e8,
  padding: space.e16,
  border: `${border.medium} dashed ${vars.border.control}`,
  background: vars.bg.surface,
  textAlign: 'center',
});
export const warning = style({ color: vars.warning.fg });
export const title = style({ ...type.bodyStrong, overflowWrap: 'anywhere' });
