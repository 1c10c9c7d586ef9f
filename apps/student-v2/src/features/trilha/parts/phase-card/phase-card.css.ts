import { radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cards of one row end on one line, however long their titles. */
export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: space.e4,
  height: '100%',
  minWidth: 0,
});
const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.e4} ${space.e12}`,
} as const;
export const top = style({ ...ends, minHeight: '24px' });
export const section = style({ ...type.small, color: vars.text.muted });
export const title = style({
  ...type.cardTitle,
  overflowWrap: 'anywhere',
});
export const questions = style({ ...type.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const foot = style({ ...ends, gridRow: 4, marginBlockStart: space.e8 });
export const action = style({
  ...type.buttonSm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e4,
  color: vars.text.link,
});
/** Looks as the filled button: the card is the target. */
export const filled = style({
  minHeight: '40px',
  padding: `${space.e8} ${space.e16}`,
  borderRadius: radius.input,
  background: vars.action.primary.bg,
  color: vars.action.primary.fg,
  boxShadow: `inset 0 -3px 0 ${vars.action.primary.edge}`,
});
