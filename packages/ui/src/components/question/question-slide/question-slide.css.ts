import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

/** The leaving question must not cause horizontal scrolling. The focus ring of what fills the width stays whole. */
export const track = style({ overflowX: 'clip', marginInline: `calc(-1 * ${space.e8})`, paddingInline: space.e8 });
