import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.e8, alignItems: 'center' });
export const value = style({ position: 'relative', display: 'flex', alignItems: 'center', flex: '1 1 120px' });
/** As high as its text where the browser knows how, two lines elsewhere. */
export const wraps = style({ paddingBlock: space.e12, resize: 'none', fieldSizing: 'content' });
/** Space for the button that shows it. */
export const secret = style({ flexBasis: '180px' });
/** Kept in the page while empty, because a live region must exist before its text changes. */
export const told = style({
  ...type.smallStrong,
  color: vars.text.default,
  selectors: { '&:empty': { position: 'absolute' } },
});
