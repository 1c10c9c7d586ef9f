import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/index.ts';

export const votes = style({ display: 'grid', gap: space.e8 });
