import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const avatar = style({
  flex: 'none',
  borderRadius: '50%',
  background: vars.bg.sunken,
  objectFit: 'cover',
});
export const ring = styleVariants({
  gold: { border: `4px solid ${vars.rank.gold}` },
  silver: { border: `4px solid ${vars.rank.silver}` },
  bronze: { border: `4px solid ${vars.rank.bronze}` },
});
