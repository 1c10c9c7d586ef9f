import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const tree = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.e12 });
