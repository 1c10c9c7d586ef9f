import { from, space, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The part of a class, and on a wide screen a column that sums up the others. */
export const columns = style({
  display: 'grid',
  gap: space.e24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 316px' } },
});

/** A list, and what is made beside it; on a narrower screen that covers it. */
export const besideList = style({
  display: 'grid',
  gap: space.e20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 436px' } },
});

/** A part is as wide as is left, and its things stand below each other. */
export const part = style({ display: 'grid', gap: space.e16, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

/** The code of a class, large. */
export const crest = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '64px',
  height: '64px',
  maxWidth: '160px',
  paddingInline: space.e8,
  borderRadius: '16px',
  background: vars.action.primary.bg,
  color: vars.action.primary.fg,
  fontSize: '1.5rem',
  fontWeight: 800,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});

export const preview = style({
  display: 'grid',
  gap: space.e12,
  padding: space.e16,
  borderRadius: '16px',
  background: vars.bg.sunken,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: space.e8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gap: space.e4,
  padding: space.e12,
  border: `2px solid ${vars.info.border}`,
  borderRadius: '12px',
  background: vars.bg.surface,
  overflowWrap: 'anywhere',
});
export const tileThere = style([
  tile,
  { borderStyle: 'dashed', borderColor: vars.border.control, background: 'none', color: vars.text.muted },
]);
export const codigo = style({ fontSize: '1.25rem', fontWeight: 800 });
export const tileNote = style({ fontSize: '0.875rem', color: vars.text.muted });
export const check = style({ position: 'absolute', insetBlockStart: space.e8, insetInlineEnd: space.e8 });
