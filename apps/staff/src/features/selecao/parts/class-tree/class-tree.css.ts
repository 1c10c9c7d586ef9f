import { border, space, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const tree = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.e12 });

/** The children of a step are indented along a line. */
export const branch = style({
  marginInlineStart: space.e4,
  paddingInlineStart: space.e12,
  borderInlineStart: `${border.medium} solid ${vars.border.subtle}`,
});
/** Clear of the focus ring of the heading above. */
export const empty = style({ padding: `${space.e8} 0 ${space.e12}` });
