import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, font, motion, motionWanted, space, type } from '../../../theme/scale.ts';

export const box = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.e12}`,
});
export const label = style({ fontFamily: font.display, fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.25 });
export const text = style({ ...type.smallStrong, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

/** One cell for each item. */
export const cells = style({
  display: 'flex',
  gap: '3px',
  padding: '3px',
  border: `${border.medium} solid ${vars.boss.energy}`,
  borderRadius: '10px',
  background: vars.bg.surface,
});
const cell = { position: 'relative', flex: 1, height: '14px', borderRadius: '5px' } as const;
export const cellLook = styleVariants({
  left: {
    ...cell,
    background: vars.boss.energy,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
  gone: { ...cell, background: vars.boss.track },
});
const lose = keyframes({ from: { background: vars.game.star }, to: { background: vars.game.star } });
/** The cell that a hit has just taken shows in yellow for a moment. */
export const lost = style({ '@media': { [motionWanted]: { animation: `${lose} ${motion.slide}` } } });

/** WinMark: a line before the cell that the winning hit takes, above and below the bar. */
const drop = keyframes({ from: { opacity: 0, translate: '0 -12px' } });
globalStyle(`${cells} > [data-win]::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: '-4px',
  insetBlock: '-13px',
  width: '4px',
  borderRadius: '2px',
  background: vars.game.star,
  forcedColorAdjust: 'none',
  '@media': { [motionWanted]: { animation: `${drop} ${motion.base} backwards` } },
});
export const winText = style({
  ...type.smallStrong,
  marginBlockStart: space.e8,
  color: vars.game.starText,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const plain = style({});
globalStyle(`${plain} [role="progressbar"]`, { background: vars.boss.track });
