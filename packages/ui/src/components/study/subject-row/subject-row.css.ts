import { style } from '@vanilla-extract/css';
import { font, space, type, vars } from '../../../theme/index.ts';

/** What stands at the end moves below the name where both do not fit. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.e8} ${space.e12}` });
export const words = style({ flex: '1 1 8rem', minWidth: 0 });
export const title = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.0625rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const detail = style({ ...type.small, color: vars.text.muted });
export const end = style({ display: 'flex', alignItems: 'center', gap: space.e4, color: vars.text.muted });
