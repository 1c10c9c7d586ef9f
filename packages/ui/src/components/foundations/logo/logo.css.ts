import { style } from '@vanilla-extract/css';

export const logo = style({ flex: 'none' });
