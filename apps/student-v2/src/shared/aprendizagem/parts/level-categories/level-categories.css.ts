import { space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e12 });
