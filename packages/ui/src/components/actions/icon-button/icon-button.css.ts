import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { motion, radius, size } from '../../../theme/scale.ts';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: 0,
    borderRadius: radius.input,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${motion.fast}, transform ${motion.press}`,
    selectors: {
      '&:active:not(:disabled)': { transform: 'translateY(1px)' },
      '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
  },
  variants: {
    variant: {
      plain: { selectors: { '&:hover:not(:disabled)': { background: vars.bg.brandSoft } } },
      outline: {
        background: vars.action.secondary.bg,
        color: vars.action.secondary.fg,
        paddingBlockEnd: '3px',
        boxShadow: `inset 0 0 0 2px ${vars.action.secondary.border}, inset 0 -5px 0 ${vars.action.secondary.edge}`,
        selectors: {
          '&:hover:not(:disabled)': { background: vars.action.secondary.hover },
          '&:disabled': {
            background: vars.action.disabled.bg,
            color: vars.action.disabled.fg,
            boxShadow: `inset 0 -4px 0 ${vars.action.disabled.edge}`,
          },
        },
      },
      onBrand: {
        color: vars.text.onBrand,
        selectors: {
          '&:hover:not(:disabled)': { background: 'rgb(255 255 255 / 15%)' },
          '&:focus-visible': { outlineColor: vars.focus.onBrand },
        },
      },
    },
    size: {
      md: { width: size.target.min, height: size.target.min },
      lg: { width: size.target.comfort, height: size.target.comfort },
    },
  },
});
