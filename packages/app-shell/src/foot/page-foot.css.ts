import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, vars } from '@luneta/ui/theme';

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  color: vars.text.muted,
  '@media': { print: { display: 'none' } },
});
export const legal = style({ ...type.small, marginBlockStart: space.e4 });
// The text is smaller, but the row keeps the touch target of 44 px.
globalStyle(`${legal} a`, { display: 'inline-block', paddingBlock: space.e12 });
