import { style } from '@vanilla-extract/css';

/** ux C4: 880 px, two cards side by side from 900 px. */
export const ways = style({ width: '100%', maxWidth: '880px', marginInline: 'auto' });
