/** The box of what opens over the page in the console: list of a combobox, tooltip. Knows nothing of their content. */
import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, curve, layer, motion, motionWanted, radius, shadow, size, space, type } from '../../../theme/scale.ts';

/** Takes no row of the page it stands at the end of. */
export const portal = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
/** Over what sticks to the page. */
export const positioner = style({ zIndex: layer.skipLink, outline: 0 });

/** Comes from the side of what opened it. */
export const motionIn = style({
  transformOrigin: 'var(--transform-origin)',
  '@media': {
    [motionWanted]: {
      transition: `opacity ${motion.fast}, transform ${motion.fast} ${curve.enter}`,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.97)' },
      },
    },
  },
});

export const popup = style([
  motionIn,
  {
    minWidth: '180px',
    maxWidth: 'min(360px, var(--available-width))',
    padding: space.e8,
    border: `${border.medium} solid ${vars.border.subtle}`,
    borderRadius: radius.input,
    background: vars.bg.raised,
    color: vars.text.default,
    boxShadow: shadow.float,
    outline: 0,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

/** One line to choose; the one under the pointer or the arrows has a tinted ground and an edge at its start. */
export const choice = style({
  ...type.small,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  minHeight: size.target.min,
  padding: `${space.e8} ${space.e12}`,
  borderRadius: radius.cell,
  outline: 0,
  cursor: 'pointer',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted]': {
      background: vars.info.soft,
      color: vars.info.fg,
      boxShadow: `inset 3px 0 0 ${vars.info.border}`,
    },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});
