import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { size, space, stripHeight } from '../../../theme/scale.ts';
import { nodeSide } from '../phase-node/phase-node.css.ts';

export const top = style({ paddingBlockStart: space.e24 });
/** Over the rays of a Boss below it. */
export const pager = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  width: '100%',
  maxWidth: '720px',
  marginInline: 'auto',
  padding: `${space.e16} ${space.e16} ${space.e12}`,
});
/** While it waits the sky is that of the page, so that no edge shows where the circles end. */
export const waitingSky = style({ background: vars.bg.canvas });
/** Stand-in of a node. */
export const waiting = style({ display: 'grid', justifyItems: 'center' });
export const disc = nodeSide;
/** The path, and what stays in view beside it: two thirds and one. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: space.e32,
  alignItems: 'start',
  width: '100%',
  maxWidth: size.content.student,
  marginInline: 'auto',
  paddingInline: space.e40,
  paddingBlockEnd: space.e40,
});
/** The way to the next page ends before what stands beside the path; from the left it comes from the edge of the screen. */
export const path = style({ clipPath: `inset(-6rem -${space.e16} -6rem -50vw)` });
export const side = style({ position: 'sticky', top: `calc(${space.e24} + ${stripHeight})` });
