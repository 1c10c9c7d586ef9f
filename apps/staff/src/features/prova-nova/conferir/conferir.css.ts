import { border, from, radius, space, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The checks, and beside them the student's screens. */
export const columns = style({
  display: 'grid',
  gap: space.e16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' } },
});
export const box = style({
  display: 'grid',
  minWidth: 0,
  padding: space.e16,
  border: `${border.thin} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});
export const stops = style({ border: `${border.medium} solid ${vars.danger.border}` });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.e12,
  paddingBlockEnd: space.e8,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e12,
  paddingBlock: space.e12,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
});
export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.input,
});
export const blocks = style({ background: vars.danger.soft, color: vars.danger.fg });
export const warns = style({ background: vars.warning.soft, color: vars.warning.fg });
export const words = style({ display: 'grid', flex: '1 1 10rem', gap: space.e2, minWidth: 0 });
export const order = style({
  display: 'grid',
  gap: `${space.e4} ${space.e16}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Both apps side by side, one on a phone. */
export const screens = style({
  display: 'grid',
  gap: space.e16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = style({ display: 'grid', gap: space.e8, minWidth: 0, margin: 0 });
export const screen = style({
  height: '452px',
  overflowY: 'auto',
  padding: space.e8,
  border: `8px solid ${vars.text.strong}`,
  borderRadius: radius.card,
  background: vars.bg.canvas,
});
