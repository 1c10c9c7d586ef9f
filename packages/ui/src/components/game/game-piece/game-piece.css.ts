import { style } from '@vanilla-extract/css';

export const piece = style({ flex: 'none', objectFit: 'contain', forcedColorAdjust: 'none' });
