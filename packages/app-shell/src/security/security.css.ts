import { style } from '@vanilla-extract/css';
import { space, type, vars } from '@luneta/ui/theme';

export const slot = style({ border: 'none', margin: 0, padding: 0, minWidth: 0 });
export const legend = style({ ...type.h3, color: vars.text.default, padding: 0, marginBlockEnd: space.e8 });
/** Recovery codes alone are printed from this page. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
/** ux C14: 560 px in the middle of a content column, which brings the air above. */
export const column = style({
  width: '100%',
  maxWidth: '560px',
  marginInline: 'auto',
  // The top is the frame's, as on every other page.
  paddingBlockEnd: space.e24,
});
