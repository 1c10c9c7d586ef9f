import { style } from '@vanilla-extract/css';

export const pipa = style({ flex: 'none', objectFit: 'contain' });
