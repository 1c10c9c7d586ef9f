import { style } from '@vanilla-extract/css';

export const picture = style({ flex: 'none', objectFit: 'contain' });
