import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, curve, motion, size, space, type } from '../../../theme/scale.ts';

export const row = style({
  ...type.bodyStrong,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e16,
  width: '100%',
  minHeight: size.target.comfort,
  // The distance to the help text is the same under one line of words and under two.
  padding: `${space.e12} 0`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' } },
});
/** A long word breaks before it pushes the track out of a narrow screen. */
export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const track = style({
  position: 'relative',
  flex: 'none',
  width: '52px',
  height: '32px',
  // As tall as one line for its neighbours.
  marginBlock: '-4px',
  borderRadius: '16px',
  border: `${border.medium} solid ${vars.border.control}`,
  background: vars.bg.surface,
  transition: `background-color ${motion.base}, border-color ${motion.base}`,
  selectors: {
    '[aria-checked="true"] > &': { background: vars.action.primary.bg, borderColor: vars.action.primary.bg },
    ':disabled > &': { background: vars.action.disabled.bg, borderColor: vars.action.disabled.edge },
  },
});
/** A dot when off, a disc with a check when on, so that position and shape show the state, not only the colour. */
export const thumb = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineStart: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  background: vars.border.control,
  color: 'transparent',
  transition: `transform ${motion.base} ${curve.standard}, background-color ${motion.base}`,
  selectors: {
    '[aria-checked="true"] &': {
      transform: 'translateX(20px)',
      background: vars.action.primary.fg,
      color: vars.action.primary.bg,
    },
    ':disabled &': { background: vars.action.disabled.fg },
  },
  // The system would paint the check over the dot of a switch that is off.
  forcedColorAdjust: 'none',
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: {
        '[aria-checked="true"] &': { background: 'Highlight', color: 'HighlightText' },
        ':disabled &': { background: 'GrayText' },
        ':disabled[aria-checked="true"] &': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});
/** Close to its words: part of the padding of the row above is taken back. */
export const help = style({ ...type.small, marginBlockStart: '-8px', color: vars.text.muted });
