import { globalStyle, style } from '@vanilla-extract/css';
import { border, from, radius, shadow, size, space, starDot, type, vars } from '@luneta/ui/theme';

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
export const text = style({
  flex: '1 1 8rem',
  minWidth: 0,
  display: 'grid',
  gap: space.e4,
  '@media': { [from.medium]: { flexBasis: '14rem' } },
});

const star = (x: number, y: number, size: number) => starDot(x, y, size, vars.text.onBrand);
/** A phone shows the steps alone, the one of now open. */
export const sky = style({
  display: 'none',
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
  '@media': { [from.medium]: { display: 'grid' } },
});
export const skyHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.e12 });

export const example = style({
  overflow: 'hidden',
  borderRadius: radius.input,
  background: vars.bg.surface,
  color: vars.text.default,
  boxShadow: shadow.dialog,
});
export const exampleHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  padding: `${space.e12} ${space.e16}`,
});
export const table = style({ width: '100%', borderCollapse: 'collapse' });
const cell = { padding: `${space.e8} ${space.e12}`, textAlign: 'start', overflowWrap: 'anywhere' } as const;
export const th = style({ ...type.smallStrong, ...cell, background: vars.bg.brandSoft, color: vars.text.muted });
export const td = style({ ...type.small, ...cell, borderBlockStart: `${border.thin} solid ${vars.border.subtle}` });
globalStyle(`th${td}`, { fontWeight: 700 });

export const points = style({ display: 'grid', gap: space.e16, margin: 0, padding: 0, listStyle: 'none' });
export const point = style({ display: 'flex', gap: space.e12 });
export const pointIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.tile[44],
  height: size.tile[44],
  borderRadius: radius.cell,
  border: `${border.thin} solid currentColor`,
});

/** The buttons of the step of now. */
export const nowActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e8 });
export const wideOnly = style({ display: 'none', '@media': { [from.medium]: { display: 'block' } } });
export const phoneOnly = style({ '@media': { [from.medium]: { display: 'none' } } });
