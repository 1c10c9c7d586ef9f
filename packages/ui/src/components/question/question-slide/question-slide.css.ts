import { style } from '@vanilla-extract/css';

/** The leaving question must not cause horizontal scrolling. */
export const track = style({ overflowX: 'clip' });
