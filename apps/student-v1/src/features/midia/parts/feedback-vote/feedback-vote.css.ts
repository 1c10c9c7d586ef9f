import { space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const votes = style({ display: 'grid', gap: space.e8 });
