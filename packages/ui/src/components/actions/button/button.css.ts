import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { border, lip, motion, radius, size, space, type } from '../../../theme/scale.ts';

const usable = '&:not([aria-disabled="true"]):not(:disabled)';
const pressed = { boxShadow: 'none', transform: 'translateY(2px)', transitionDuration: motion.press };

export const button = recipe({
  base: {
    ...type.button,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.e8,
    border: 0,
    // The lower edge takes 4 px, so the label is centred on the face above it.
    padding: '0 20px 4px',
    borderRadius: radius.button,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${motion.fast}, transform ${motion.press}, box-shadow ${motion.press}`,
    selectors: {
      '&:is([aria-disabled="true"], :disabled):not([aria-busy="true"])': {
        background: vars.action.disabled.bg,
        color: vars.action.disabled.fg,
        boxShadow: lip(vars.action.disabled.edge),
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    // On paper nothing can be pressed.
    '@media': {
      '(forced-colors: active)': { border: `${border.medium} solid ButtonText` },
      print: { display: 'none' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.action.primary.bg,
        color: vars.action.primary.fg,
        boxShadow: lip(vars.action.primary.edge),
        selectors: {
          [`${usable}:hover`]: { background: vars.action.primary.hover },
          [`${usable}:active`]: { ...pressed, background: vars.action.primary.pressed },
        },
      },
      secondary: {
        background: vars.action.secondary.bg,
        color: vars.action.secondary.fg,
        boxShadow: `inset 0 0 0 2px ${vars.action.secondary.border}, inset 0 -5px 0 ${vars.action.secondary.edge}`,
        selectors: {
          [`${usable}:hover`]: { background: vars.action.secondary.hover },
          [`${usable}:active`]: {
            ...pressed,
            boxShadow: `inset 0 0 0 2px ${vars.action.secondary.border}`,
          },
        },
      },
      game: {
        background: vars.action.game.bg,
        color: vars.action.game.fg,
        boxShadow: lip(vars.action.game.edge),
        selectors: {
          [`${usable}:hover`]: { background: vars.action.game.hover },
          [`${usable}:active`]: pressed,
        },
      },
      danger: {
        background: vars.action.danger.bg,
        color: vars.action.danger.fg,
        boxShadow: lip(vars.action.danger.edge),
        selectors: {
          [`${usable}:hover`]: { background: vars.action.danger.hover },
          [`${usable}:active`]: pressed,
        },
      },
      dangerOutline: {
        background: vars.bg.surface,
        color: vars.danger.fg,
        boxShadow: `inset 0 0 0 2px ${vars.danger.border}, inset 0 -5px 0 ${vars.danger.border}`,
        selectors: {
          [`${usable}:hover`]: { background: vars.danger.soft },
          [`${usable}:active`]: { ...pressed, boxShadow: `inset 0 0 0 2px ${vars.danger.border}` },
        },
      },
      text: {
        background: 'none',
        color: vars.text.link,
        paddingBlockEnd: 0,
        selectors: {
          [`${usable}:hover`]: { background: vars.bg.brandSoft },
          '&:is([aria-disabled="true"], :disabled):not([aria-busy="true"])': {
            background: 'none',
            boxShadow: 'none',
          },
        },
      },
    },
    size: {
      sm: { ...type.buttonSm, minHeight: size.control.md, borderRadius: radius.input, paddingInline: space.e16 },
      md: { minHeight: size.target.comfort },
      lg: { minHeight: size.control.lg },
    },
    block: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'primary', size: 'lg' },
});

/**
 * A busy button keeps its width and text. Spinner (16 px), gap (4 px) and text are centred as one group, by moving half
 * of the added 20 px into the padding.
 */
export const beside = style({ position: 'relative', transform: 'translateX(10px)' });

/** Beside the words also where the button is much wider than they are. */
export const spinner = style({
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${space.e4})`,
  // Drawings shrink with their box, and beside the words there is none to fill.
  width: '16px',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
});

export const withReason = style({ display: 'inline-flex', flexDirection: 'column', gap: space.e4 });
export const withReasonBlock = style({ display: 'flex', width: '100%' });
export const reason = style({ ...type.small, color: vars.text.muted, textAlign: 'center' });

export const label = style({ minWidth: 0, overflowWrap: 'anywhere', paddingBlock: '6px' });
