import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, motionWanted, radius, space } from '../../../theme/scale.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const bone = style({
  display: 'block',
  background: vars.border.subtle,
  '@media': {
    [motionWanted]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    '(forced-colors: active)': { outline: `${border.thin} dashed GrayText`, outlineOffset: '-1px' },
  },
});
export const shape = styleVariants({
  text: { height: '0.9em', marginBlock: '0.3em', borderRadius: radius.chip },
  title: { height: '1.6rem', width: '60%', borderRadius: radius.chip },
  card: { borderRadius: radius.card },
  circle: { borderRadius: '50%', flex: 'none' },
});
export const lines = style({ display: 'block', width: '100%' });
export const last = style({ width: '70%' });
export const group = style({ display: 'flex', flexDirection: 'column', gap: space.e12 });
