import { space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stands above on the screen and is not printed. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
/** Ink on paper: colours of the theme may be those of a dark one. */
export const sheet = style({
  display: 'grid',
  gap: space.e20,
  maxWidth: '190mm',
  padding: space.e24,
  border: `1px solid ${vars.border.control}`,
  background: vars.bg.surface,
  '@media': { print: { border: 'none', padding: 0, background: '#fff', color: '#000' } },
});
export const table = style({ borderCollapse: 'collapse', width: '100%' });
export const cell = style({ ...type.body, border: '1px solid currentColor', padding: space.e8, textAlign: 'start' });
/** A line to write on. */
export const line = style({ borderBlockEnd: '1px solid currentColor', minHeight: '12mm' });
