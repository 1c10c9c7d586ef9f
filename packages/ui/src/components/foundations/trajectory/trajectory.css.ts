import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const line = {
  fill: 'none',
  strokeWidth: 3,
  strokeDasharray: '0.1 9',
  strokeLinecap: 'round',
  pointerEvents: 'none',
} as const;

export const behind = style({ ...line, position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const inFlow = style({ ...line, width: '100%', height: '12px' });

export const tone = styleVariants({
  onBrand: { stroke: vars.text.onBrand, strokeOpacity: 0.28 },
  control: { stroke: vars.border.control },
});
