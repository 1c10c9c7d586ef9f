import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.e12, minWidth: 0 });
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({
  ...type.cardTitle,
  overflowWrap: 'anywhere',
});
export const facts = style({ ...type.small, color: vars.text.muted, textWrap: 'balance', overflowWrap: 'anywhere' });
export const deadline = style({ marginBlockStart: space.e4, selectors: { '&:empty': { display: 'none' } } });
