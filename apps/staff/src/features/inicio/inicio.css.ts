import { globalStyle, style } from '@vanilla-extract/css';
import { border, from, radius, space, starDot, vars } from '@luneta/ui/theme';

/** The steps, and from 1200 px the panel beside them. */
export const columns = style({
  display: 'grid',
  gap: space.e16,
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 420px', alignItems: 'start' } },
});

export const trail = style({
  display: 'grid',
  margin: 0,
  padding: space.e8,
  listStyle: 'none',
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
  '@media': { [from.medium]: { padding: space.e12 } },
});

const MARK = '44px';

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  gap: space.e12,
  padding: space.e12,
  border: `${border.medium} solid transparent`,
  borderRadius: radius.card,
});
/** The way to the next step: a line behind what is done, dots before what is to do. */
globalStyle(`${step}:not(:last-child)::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: `calc(${space.e12} + ${MARK})`,
  insetBlockEnd: `calc(-1 * ${space.e12})`,
  insetInlineStart: `calc(${space.e12} + ${MARK} / 2)`,
  borderInlineStart: `${border.strong} dotted ${vars.border.subtle}`,
});
export const done = style({});
globalStyle(`${done}:not(:last-child)::before`, { borderInlineStart: `${border.strong} solid ${vars.action.game.bg}` });
export const now = style({ borderColor: vars.action.primary.bg, background: vars.bg.brandSoft });

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: radius.pill,
  border: `${border.medium} dashed ${vars.border.control}`,
  background: vars.bg.surface,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const markDone = style({ border: 'none', background: 'transparent' });
export const markNow = style({
  border: `${border.strong} solid ${vars.action.game.bg}`,
  background: vars.action.primary.bg,
  color: vars.action.primary.fg,
});

/** The words of a step, with its button beside them where there is room. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  minWidth: 0,
});
export const text = style({ flex: '1 1 14rem', minWidth: 0, display: 'grid', gap: space.e4 });

const star = (x: number, y: number, size: number) => starDot(x, y, size, vars.text.onBrand);
export const sky = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.e16,
  padding: space.e24,
  borderRadius: radius.card,
  color: vars.text.onBrand,
  background: [
    star(12, 18, 1),
    star(46, 9, 1.5),
    star(88, 44, 1),
    star(18, 72, 1.5),
    star(72, 88, 1),
    `linear-gradient(${vars.action.primary.edge}, ${vars.action.primary.bg})`,
  ].join(', '),
});
export const skyHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.e12 });
