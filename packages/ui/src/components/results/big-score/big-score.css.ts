import { style, styleVariants } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

/** Runs inline, so that it stands where the text around it stands: at the start or in the middle. */
export const score = style({ minWidth: 0 });
export const label = style([type.small, { display: 'block', color: vars.text.muted }]);
export const value = styleVariants({
  lg: [type.numXl, { color: vars.text.strong }],
  md: [type.numXl, { fontSize: '2rem', color: vars.text.strong }],
});
export const max = style([
  type.small,
  { paddingInlineStart: space.e2, color: vars.text.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);
