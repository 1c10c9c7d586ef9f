import { style } from '@vanilla-extract/css';
import { from, space } from '@luneta/ui/theme';

/** ux C4: 880 px, two cards side by side from 900 px. */
export const page = style({
  width: '100%',
  maxWidth: '928px',
  marginInline: 'auto',
  padding: `${space.e24} ${space.e16} ${space.e48}`,
  '@media': { [from.medium]: { paddingInline: space.e24 } },
});
export const alone = style({ width: '100%', maxWidth: '560px', marginInline: 'auto' });
