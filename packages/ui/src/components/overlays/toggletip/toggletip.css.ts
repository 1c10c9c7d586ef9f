import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, curve, layer, motion, motionWanted, radius, shadow, size, space, type } from '../../../theme/scale.ts';

export const box = style({ position: 'relative', display: 'inline-block', maxWidth: '100%' });

const base = style({
  ...type.smallStrong,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: size.target.min,
  minWidth: size.target.min,
  padding: `0 ${space.e8}`,
  border: 0,
  borderRadius: radius.input,
  background: 'none',
  color: vars.text.link,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.bg.brandSoft },
    '&:active': { background: vars.bg.sunken },
  },
});
export const button = styleVariants({ words: [base], icon: [base, { padding: 0 }] });

const arrive = keyframes({ from: { transform: 'translateY(-4px)' } });
export const panel = style({
  ...type.small,
  position: 'absolute',
  zIndex: layer.sticky,
  insetBlockStart: `calc(100% + ${space.e4})`,
  left: 'var(--shift, 0)',
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 32px))',
  padding: `${space.e12} ${space.e16}`,
  borderRadius: radius.input,
  border: `${border.medium} solid ${vars.border.default}`,
  background: vars.bg.raised,
  color: vars.text.default,
  boxShadow: shadow.float,
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'break-word',
  '@media': { [motionWanted]: { animation: `${arrive} ${motion.base} ${curve.enter}` } },
});
