import { style } from '@vanilla-extract/css';

export const application = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
