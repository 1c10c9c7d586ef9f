import { style } from '@vanilla-extract/css';

/** What leaves does not make the page scroll sideways. */
export const track = style({ overflowX: 'clip' });
