/** A native radio under its whole card: language picker, radio cards, options, avatars. Knows nothing of their content. */
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, focusRing, motion, radius, size } from '../../theme/scale.ts';

/** The content above lets its clicks through the label. */
export const nativeRadio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** Padding is the card's own. */
export const choiceCard = style({
  position: 'relative',
  display: 'flex',
  minHeight: size.option,
  borderRadius: radius.button,
  border: `${border.medium} solid ${vars.option.idle.border}`,
  background: vars.option.idle.bg,
  color: vars.option.idle.fg,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.option.selected.border },
    '&:has(input:focus-visible)': focusRing,
  },
});

/** The padding shrinks by the extra border pixel, so that nothing moves. */
export const chosenCard = style({
  background: vars.option.selected.bg,
  borderColor: vars.option.selected.border,
  borderWidth: border.strong,
  color: vars.option.selected.fg,
});

export const stoppedCard = style({ cursor: 'not-allowed', borderStyle: 'dashed' });
