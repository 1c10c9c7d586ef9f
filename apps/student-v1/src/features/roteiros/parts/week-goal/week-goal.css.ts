import { border, curve, from, motion, motionWanted, radius, space, type, vars } from '@luneta/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e8}`,
  minHeight: '72px',
  padding: `${space.e8} ${space.e4} ${space.e8} ${space.e16}`,
  borderRadius: radius.hero,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  color: vars.text.default,
  '@media': {
    [from.expanded]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      height: '100%',
      padding: `${space.e16} ${space.e24}`,
    },
  },
});
const wide = { '@media': { [from.expanded]: { gridColumn: '1 / -1' } } } as const;
const onlyWide = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
/** A phone has no space for it; its readers still hear it. */
const seenWhenWide = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;
export const title = style({
  ...type.bodyStrong,
  ...onlyWide,
  margin: 0,
  '@media': { [from.expanded]: { ...seenWhenWide, gridArea: '1 / 1' } },
});
export const hint = style({
  ...type.small,
  ...onlyWide,
  margin: 0,
  color: vars.text.muted,
  '@media': { [from.expanded]: { ...seenWhenWide, gridColumn: '1 / -1' } },
});
export const change = style({
  marginInlineStart: 'auto',
  '@media': { [from.expanded]: { gridArea: '1 / 2', marginInlineEnd: `-${space.e12}` } },
});
export const kites = style({ display: 'flex', flex: 'none', ...wide });
export const kite = style({ width: '32px', height: '44px', forcedColorAdjust: 'none' });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });
export const rises = style({
  '@media': { [motionWanted]: { animation: `${rise} ${motion.modal} ${curve.enter} backwards` } },
});
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const sail = style({
  fill: vars.game.star,
  stroke: vars.game.starEdge,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const cross = style({ ...line, stroke: vars.game.starEdge, strokeWidth: 1.2 });
export const tail = style({ ...line, stroke: vars.game.life, strokeWidth: 2 });
export const ahead = style({ ...line, stroke: vars.border.control, strokeWidth: 1.6, strokeDasharray: '2 4' });
export const words = style({ flex: '1 1 5.5rem', minWidth: 0, margin: 0, ...wide });
export const count = style({
  ...type.bodyStrong,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.expanded]: { display: 'inline' } },
});
export const week = style({ ...type.small, color: vars.text.muted });
