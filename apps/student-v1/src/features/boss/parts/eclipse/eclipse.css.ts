import { vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  placeItems: 'center',
  paddingBlock: '28px 16px',
  background: vars.boss.soft,
});
export const rays = style({
  position: 'absolute',
  zIndex: -3,
  inset: '-60%',
  opacity: 0.35,
  background: `repeating-conic-gradient(${vars.boss.energy} 0 7deg, transparent 7deg 20deg)`,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
export const ring = style({
  position: 'absolute',
  zIndex: -2,
  insetBlockStart: '-12px',
  insetInlineStart: 'calc(50% - 112px)',
  width: '224px',
  height: '224px',
  borderRadius: '50%',
  background: vars.bg.canvas,
  border: `3px solid ${vars.game.star}`,
  outline: `10px solid ${vars.boss.track}`,
  outlineOffset: '3px',
});
export const figure = style({ position: 'relative', display: 'grid', paddingBlockStart: '12px' });
/** The ground he stands on. */
export const ground = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: '-20%',
  insetBlockEnd: '-64px',
  height: '92px',
  borderRadius: '50%',
  background: vars.bg.canvas,
});
