import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, motion, motionWanted, radius, space, type } from '../../../theme/scale.ts';

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  flexGrow: 1,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.e8,
  textAlign: 'center',
  padding: `${space.e12} ${space.e24} ${space.e24}`,
  marginBlockStart: `-${space.e8}`,
});
export const card = style({
  overflow: 'clip',
  marginBlockStart: 0,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.boss.energy}`,
});
/** What lies under the words. The rays alone reach above it, as far as they go. */
export const ground = style({ position: 'absolute', inset: 0, zIndex: -2, overflow: 'clip' });
/** The planet reaches beyond both sides; its highest point lies under Breu's feet. */
export const planet = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: 'var(--horizon)',
  transform: 'translateX(-50%)',
  width: 'max(552px, 153%)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: vars.boss.soft,
  border: `3px solid ${vars.boss.energy}`,
  boxShadow: `0 0 0 14px color-mix(in srgb, ${vars.boss.track} 40%, transparent)`,
  '@media': { [from.expanded]: { width: '200%' } },
});
export const below = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlock: 'calc(var(--horizon) + 160px) 0',
  background: vars.boss.soft,
});
const crater = {
  position: 'absolute',
  borderRadius: '50%',
  background: vars.boss.track,
  opacity: 0.55,
} as const;
export const craters = styleVariants({
  left: {
    ...crater,
    width: '48px',
    height: '18px',
    insetInlineStart: '14%',
    insetBlockStart: 'calc(var(--horizon) + 46px)',
    rotate: '-18deg',
  },
  right: {
    ...crater,
    width: '54px',
    height: '20px',
    insetInlineEnd: '10%',
    insetBlockStart: 'calc(var(--horizon) + 58px)',
    rotate: '22deg',
  },
});
export const figure = style({ position: 'relative', display: 'grid' });
export const dim = style({ display: 'grid', opacity: 0.5 });
export const mark = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  border: `2px solid ${vars.boss.energy}`,
  background: vars.bg.surface,
  color: vars.boss.text,
});
const appear = keyframes({ from: { opacity: 0 } });
/** Behind Breu when he can be faced; they fade in once. */
export const rays = style({
  position: 'absolute',
  zIndex: -1,
  width: 'min(340px, 100vw)',
  aspectRatio: '1',
  inset: '50% auto auto 50%',
  translate: '-50% -50%',
  pointerEvents: 'none',
  opacity: 0.5,
  background: `repeating-conic-gradient(${vars.boss.energy} 0 10deg, transparent 10deg 30deg)`,
  maskImage: 'radial-gradient(circle, transparent 24%, #000 25%, transparent 68%)',
  '@media': {
    [motionWanted]: { animation: `${appear} ${motion.celebrate} ease-out` },
    '(forced-colors: active)': { display: 'none' },
  },
});
export const title = style({
  ...type.h3,
  color: vars.boss.text,
  overflowWrap: 'anywhere',
  marginBlockStart: space.e24,
});
export const text = style({
  ...type.body,
  fontWeight: 500,
  color: vars.boss.text,
  maxWidth: '34ch',
  textWrap: 'balance',
});
export const action = style({ display: 'grid', width: '100%', maxWidth: '360px', marginBlockStart: space.e8 });
