import { border, focusRing, from, radius, space, stripHeight, subject, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The bank, and beside it the exam. */
export const columns = style({
  display: 'grid',
  gap: space.e16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.wide]: { gridTemplateColumns: '404px minmax(0, 1fr)' } },
});
export const panel = style({
  minWidth: 0,
  overflow: 'hidden',
  border: `${border.thin} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});
export const panelHead = style({ display: 'grid', gap: space.e12, padding: space.e16 });
export const panelBody = style({ display: 'grid', gap: space.e12, padding: `0 ${space.e16} ${space.e16}` });

export const filters = style({ display: 'grid', gap: space.e12 });
export const searchLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.e8,
});
/** On a wide screen each side scrolls by itself, so that totals and search stay in sight. */
export const scrolls = style({
  '@media': {
    [from.wide]: {
      maxBlockSize: `max(20rem, calc(100dvh - ${stripHeight} - 410px))`,
      overflowY: 'auto',
    },
  },
});

/** Totals on top of the exam. */
export const totals = style({
  display: 'grid',
  gap: space.e12,
  padding: space.e16,
  background: vars.bg.brandSoft,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  // In large text the time stands below.
  '@media': { [from.medium]: { display: 'flex', flexWrap: 'wrap', gap: space.e16 } },
});
export const subjects = style({
  display: 'grid',
  gap: space.e8,
  minWidth: 0,
  flex: '1 1 10rem',
  '@media': { 'screen and (max-width: 599px)': { gridColumn: '1 / -1', order: 1 } },
});
export const topics = style({ padding: `0 ${space.e16} ${space.e8}`, background: vars.bg.brandSoft });
export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '12px',
  overflow: 'hidden',
  borderRadius: radius.pill,
});
export const part = style({ flexBasis: 0, background: subject.solid, forcedColorAdjust: 'none' });
export const words = style({ ...type.small, display: 'flex', flexWrap: 'wrap', gap: `${space.e2} ${space.e12}` });
export const word = style({ display: 'inline-flex', alignItems: 'center', gap: space.e4 });
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: radius.pill,
  background: subject.solid,
  forcedColorAdjust: 'none',
});
export const time = style({ display: 'grid', gap: space.e4, alignContent: 'start', flex: '0 0 9.5rem' });

/** Rows of the bank and of the exam. */
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  minWidth: 0,
  paddingBlock: space.e4,
  paddingInline: space.e8,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
});
export const entered = style({ background: vars.bg.brandSoft });
export const dragged = style({ opacity: 0.6, background: vars.bg.brandSoft });
export const dropBefore = style({ boxShadow: `inset 0 3px 0 ${vars.action.primary.bg}` });
export const dropAfter = style({ boxShadow: `inset 0 -3px 0 ${vars.action.primary.bg}` });
/** The whole of it chooses. */
export const pick = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: space.e12,
  minWidth: 0,
  minHeight: '56px',
  padding: space.e4,
  border: 'none',
  borderRadius: radius.input,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
globalStyle(`${pick}:focus-visible`, { ...focusRing, outlineOffset: '-3px' });
export const facts = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });
export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: radius.input,
  color: vars.text.link,
});
export const marked = style({ borderColor: 'transparent', background: vars.success.soft, color: vars.success.fg });
/** A phone has no room for it: it stands in the sheet of the question. */
export const level = style({
  display: 'none',
  flex: 'none',
  '@media': { [from.medium]: { display: 'inline-flex' } },
});
export const number = style({
  ...type.bodyStrong,
  flex: 'none',
  minWidth: '1.75rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const handle = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '32px',
  minHeight: '44px',
  padding: 0,
  border: 'none',
  borderRadius: radius.input,
  background: 'transparent',
  color: vars.text.muted,
  cursor: 'grab',
  touchAction: 'none',
});
globalStyle(`${handle}:focus-visible`, { ...focusRing });
/** Both languages of a place, side by side where there is room. */
export const pair = style({
  display: 'grid',
  flex: '1 1 auto',
  gap: space.e8,
  minWidth: 0,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const slot = style({
  display: 'grid',
  gap: space.e2,
  minWidth: 0,
  padding: `${space.e8} ${space.e12}`,
  border: `${border.thin} solid ${vars.border.subtle}`,
  borderRadius: radius.input,
});
export const missing = style({ border: `${border.medium} dashed ${vars.danger.fg}`, background: vars.danger.soft });
/** Questions of one passage. */
export const group = style({
  margin: space.e8,
  overflow: 'hidden',
  border: `${border.thin} solid ${vars.border.subtle}`,
  borderRadius: radius.input,
});
export const groupHead = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  padding: `${space.e8} ${space.e12}`,
  background: vars.bg.brandSoft,
});
/** Totals of a phone, on dark ground at the foot. */
export const tray = style({
  display: 'grid',
  gap: space.e4,
  padding: `${space.e8} ${space.e12}`,
  borderRadius: radius.input,
  background: vars.bg.inverse,
  color: vars.text.inverse,
});
export const trayLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.e12}`,
});
