import { style } from '@vanilla-extract/css';
import { border, font, plainInForcedColours, space, type, vars } from '../../../theme/index.ts';

export const figure = style({ margin: 0, display: 'grid', gap: space.e12, containerType: 'inline-size' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.e12}`,
});
export const title = style([type.h3, { minWidth: 0 }]);
/** A text button has 14 px of padding. A negative margin aligns its text with the figure. */
export const toggle = style({ marginInline: '-14px' });
export const empty = style([type.body, { color: vars.text.muted }]);

const axisText = {
  ...type.caption,
  color: vars.chart.axis,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** The plot, the numbers of the scale at its right, and the moments below. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.e24,
  // Space for the word over the last point and for half a point at both ends.
  paddingBlockStart: space.e16,
  paddingInlineStart: space.e8,
});
export const scale = style({ position: 'relative', minWidth: '4ch' });
export const scaleText = style({
  ...axisText,
  position: 'absolute',
  insetInlineStart: 0,
  transform: 'translateY(-50%)',
});
export const plot = style({ position: 'relative', height: '160px' });
export const svg = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
export const grid = style({
  stroke: vars.chart.grid,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});
export const line = style({
  fill: 'none',
  stroke: vars.chart[1],
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': plainInForcedColours,
});
export const dot = style({
  position: 'absolute',
  width: '10px',
  height: '10px',
  margin: '-5px',
  borderRadius: '50%',
  background: vars.chart[1],
  boxShadow: `0 0 0 2px ${vars.bg.surface}`,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'CanvasText', boxShadow: '0 0 0 2px Canvas' } },
});
/** The last point is where the student is: the kite. */
export const kite = style({
  position: 'absolute',
  width: '18px',
  height: '22px',
  margin: '-11px -9px',
  forcedColorAdjust: 'none',
});
export const kiteShape = style({ fill: vars.game.star, stroke: vars.game.starText });
export const last = style({
  position: 'absolute',
  insetInlineStart: '50%',
  // Over the point, but with large text not over the numbers at its right.
  transform: 'translateX(min(-50%, 20px - 100%))',
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1rem',
  lineHeight: 1,
  color: vars.text.default,
  fontVariantNumeric: 'tabular-nums',
});
/** On the side that the line does not come from. */
export const above = style({ insetBlockEnd: 'calc(100% + 4px)' });
export const below = style({ insetBlockStart: 'calc(100% + 4px)' });

/** The first and the last stand at the ends and share the line; those between need space. */
export const moments = style({
  gridColumn: 1,
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.e16,
  minHeight: '1.25rem',
  marginBlockStart: space.e12,
  marginInline: `-5px calc(0px - ${space.e24})`,
});
const end = { ...axisText, whiteSpace: 'normal', minWidth: 0, flex: '0 1 auto' } as const;
export const firstMoment = style(end);
export const lastMoment = style({ ...end, textAlign: 'end' });
export const loneMoment = style({ ...end, marginInline: 'auto', textAlign: 'center' });
export const innerMoment = style({
  ...axisText,
  position: 'absolute',
  // Under its dot: the line of moments reaches 5 px and 24 px beyond the plot.
  left: 'calc(5px + (100% - 29px) * var(--at) / 100)',
  transform: 'translateX(-50%)',
  display: 'none',
  '@container': { '(min-width: 620px)': { display: 'block' } },
});

export const table = style([
  type.body,
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
]);
export const columnHead = style([
  type.captionStrong,
  {
    color: vars.text.muted,
    textAlign: 'start',
    padding: `${space.e8} 0`,
    selectors: { '&:last-child': { textAlign: 'end' } },
  },
]);
const cell = { padding: `${space.e8} 0`, borderBlockStart: `${border.thin} solid ${vars.border.subtle}` };
export const rowHead = style({ ...cell, textAlign: 'start', fontWeight: 400 });
export const number = style({ ...cell, textAlign: 'end', fontWeight: 700 });
