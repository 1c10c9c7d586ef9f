import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size' });
/** In rem: with large text the words have a line of their own. */
const tight = '(max-width: 12rem)';
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  minWidth: 0,
  '@container': { [tight]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
});
export const words = style({ flex: 1, minWidth: 0, '@container': { [tight]: { order: 1, flexBasis: '100%' } } });
export const title = style({
  ...type.cardTitle,
  overflowWrap: 'anywhere',
});
export const facts = style({ ...type.small, color: vars.text.muted, overflowWrap: 'anywhere' });
export const deadline = style({ marginBlockStart: space.e4, selectors: { '&:empty': { display: 'none' } } });
