import { style } from '@vanilla-extract/css';

export const logo = style({ width: 'auto', flex: 'none' });
