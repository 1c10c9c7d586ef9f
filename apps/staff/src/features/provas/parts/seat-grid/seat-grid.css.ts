import { border, focusRing, radius, space, type, vars } from '@luneta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space.e8,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});
export const seat = style({
  display: 'grid',
  gap: space.e4,
  alignContent: 'space-between',
  width: '100%',
  minHeight: '74px',
  padding: space.e8,
  border: `${border.medium} solid`,
  borderRadius: radius.input,
  color: vars.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { boxShadow: `0 0 0 3px ${vars.text.strong}` },
  },
});
export const state = styleVariants({
  answering: { background: vars.bg.surface, borderColor: vars.action.secondary.edge },
  done: { background: vars.success.soft, borderColor: vars.success.border },
  silent: { background: vars.warning.soft, borderColor: vars.warning.border },
  waiting: { background: vars.bg.sunken, borderColor: vars.border.control, borderStyle: 'dashed' },
  closed: { background: vars.bg.sunken, borderColor: vars.border.default },
});
export const who = style({
  ...type.smallStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  minWidth: 0,
});
/** A first name is never cut: what is long goes on below, and a third line is the end of it. */
export const name = style({
  minWidth: 0,
  lineHeight: 1.2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const how = style({
  ...type.captionStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e4,
  minHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
});
export const note = styleVariants({
  answering: { color: vars.text.default },
  done: { color: vars.success.fg },
  silent: { color: vars.warning.fg },
  waiting: { color: vars.text.muted },
  closed: { color: vars.text.muted },
});
export const track = style({ flex: 1, height: '8px', borderRadius: '4px', background: vars.progress.track });
export const fill = style({ height: '100%', borderRadius: 'inherit', background: vars.progress.fill });
