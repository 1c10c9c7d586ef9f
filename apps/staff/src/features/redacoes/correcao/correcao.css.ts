import { border, from, radius, size, space, stripHeight, subject, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e12 });
export const title = style({ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: space.e2 });
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  flexWrap: 'wrap',
});
/** On a phone the way on is at the foot, within reach of the thumb. */
export const wideOnly = style({
  display: 'none',
  '@media': { [from.expanded]: { display: 'flex', gap: space.e12, alignItems: 'center' } },
});

/** The text and the marks side by side; on a phone one of them. */
export const columns = style({
  display: 'grid',
  gap: space.e16,
  alignItems: 'start',
  minWidth: 0,
  '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 420px)' } },
});
export const part = style({ display: 'grid', gap: space.e8, minWidth: 0 });
/** Beside the other where there is space, away on a phone. */
export const otherPart = style({ display: 'none', '@media': { [from.expanded]: { display: 'grid' } } });

export const sheet = style({
  minWidth: 0,
  padding: `${space.e20} ${space.e16}`,
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.button,
  background: vars.bg.surface,
  '@media': { [from.medium]: { padding: `${space.e20} ${space.e24}` } },
});
export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space.e12,
  marginBlockEnd: space.e16,
});
export const theme = style({ flex: '1 1 240px', minWidth: 0 });
/** Beside the title at its end; on a phone below it, at its start. */
export const counts = style({
  ...type.small,
  color: vars.text.muted,
  '@media': { [from.medium]: { textAlign: 'end' } },
});

/** Height of the navigation at the foot of a phone. */
const foot = `calc(${size.bottomBar} + env(safe-area-inset-bottom, 0px))`;

/** Stays in sight while a long text scrolls under it. */
export const passage = style({
  '@media': { [from.expanded]: { insetBlockEnd: space.e8 } },
  position: 'sticky',
  insetBlockEnd: `calc(${foot} + ${space.e8})`,
  zIndex: 1,
  display: 'grid',
  gap: space.e8,
  padding: space.e12,
  border: `${border.thin} solid ${vars.border.control}`,
  borderRadius: radius.button,
  background: vars.bg.raised,
  boxShadow: '0 6px 16px #0B12301F',
});
export const passageRow = style({ display: 'flex', flexWrap: 'wrap', gap: space.e8, alignItems: 'center' });
export const tone = style({
  minWidth: '40px',
  minHeight: '40px',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: radius.cell,
  background: subject.solid,
  color: '#FFFFFF',
  ...type.smallStrong,
  cursor: 'pointer',
});

export const sum = style({
  display: 'grid',
  gap: space.e8,
  padding: `${space.e12} ${space.e16}`,
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.button,
  background: vars.bg.surface,
});
export const sumRow = style({ display: 'flex', alignItems: 'center', gap: space.e16 });
export const number = style({ ...type.numXl, flex: 'none', minWidth: '2.2ch', color: vars.text.strong });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: '3px',
  marginBlockStart: space.e4,
});
export const partBar = style({
  height: '10px',
  borderRadius: '3px',
  background: vars.progress.track,
  overflow: 'hidden',
});
export const partFill = style({ height: '100%', background: subject.solid });
/** Two lines always, so that nothing moves under the pointer when the level changes. */
export const level = style({
  ...type.caption,
  color: vars.text.muted,
  minHeight: '36px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** The marks stay in sight beside a long text. */
export const marks = style({
  '@media': {
    [from.expanded]: {
      position: 'sticky',
      insetBlockStart: `calc(${stripHeight} + ${space.e16})`,
      maxHeight: `calc(100dvh - ${stripHeight} - ${space.e32})`,
      overflowY: 'auto',
      padding: '2px',
      margin: '-2px',
    },
  },
});

export const levels = style({ display: 'grid', gap: space.e4, margin: 0, padding: 0, listStyle: 'none' });
export const levelRow = style({ display: 'grid', gridTemplateColumns: '3.5ch 1fr', gap: space.e8, ...type.small });
export const levelMark = style({ ...type.smallStrong, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** One comment on a passage, in the card of its competence. */
export const comment = style({
  display: 'block',
  width: '100%',
  padding: `6px ${space.e8}`,
  border: 0,
  borderRadius: radius.cell,
  background: vars.bg.sunken,
  color: vars.text.default,
  ...type.caption,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

/** A comment that leads nowhere: the same without the pointer. */
export const said = style({
  margin: 0,
  padding: `6px ${space.e8}`,
  borderRadius: radius.cell,
  background: vars.bg.sunken,
  color: vars.text.default,
  ...type.caption,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const versions = style({
  display: 'grid',
  gap: space.e12,
  '@media': { [from.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
export const version = style({
  display: 'grid',
  gap: space.e8,
  alignContent: 'start',
  minWidth: 0,
  padding: space.e12,
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.button,
  background: vars.bg.surface,
});
/** The way on, within reach of the thumb. */
export const phoneFoot = style({
  position: 'sticky',
  insetBlockEnd: foot,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.e12,
  marginInline: `calc(-1 * ${space.e16})`,
  padding: `${space.e12} ${space.e16}`,
  background: vars.bg.surface,
  borderBlockStart: `${border.thin} solid ${vars.border.default}`,
  '@media': { [from.expanded]: { display: 'none' } },
});
export const phoneBar = style({ '@media': { [from.expanded]: { display: 'none' } } });
