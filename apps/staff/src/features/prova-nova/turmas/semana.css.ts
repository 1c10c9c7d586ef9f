import { border, from, radius, space, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Seven days below each other on a phone, side by side where there is room. */
export const week = style({
  display: 'grid',
  gap: space.e8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});
export const day = style({
  display: 'grid',
  gap: space.e4,
  alignContent: 'start',
  minWidth: 0,
  padding: space.e8,
  borderRadius: radius.input,
  background: vars.bg.sunken,
});
/** A phone leaves out the days without exams. */
export const free = style({ '@media': { 'screen and (max-width: 1199px)': { display: 'none' } } });
export const band = style({
  display: 'grid',
  minWidth: 0,
  padding: space.e8,
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.input,
  background: vars.bg.surface,
  overflowWrap: 'anywhere',
});
export const own = style({ borderColor: vars.info.border, background: vars.info.soft, color: vars.info.fg });
export const clash = style({ borderColor: vars.danger.border, background: vars.danger.soft, color: vars.danger.fg });
