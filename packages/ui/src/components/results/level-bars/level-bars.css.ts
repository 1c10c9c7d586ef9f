import { style } from '@vanilla-extract/css';

export const bar = style({ fill: 'currentColor' });
export const faintBar = style({ fill: 'currentColor', opacity: 0.28 });
