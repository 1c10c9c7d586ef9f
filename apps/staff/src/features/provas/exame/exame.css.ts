import { space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where one is: the paper of the exam says it by itself. */
export const screenOnly = style({ display: 'grid', gap: space.e16, '@media': { print: { display: 'none' } } });
