import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/index.ts';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e12 });
