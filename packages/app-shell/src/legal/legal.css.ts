import { border, from, radius, size, space, stripHeight, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: space.e24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.expanded]: { gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)', gap: space.e48 },
    print: { display: 'block' },
  },
});
export const nav = style({
  '@media': {
    [from.expanded]: {
      position: 'sticky',
      top: `calc(${space.e24} + ${stripHeight})`,
      maxHeight: `calc(100vh - ${space.e48} - ${stripHeight})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});
export const navTitle = style({ ...type.smallStrong, marginBlockEnd: space.e8 });
export const fold = style({
  ...type.bodyStrong,
  minHeight: size.target.min,
  paddingBlock: '10px',
  cursor: 'pointer',
});
export const contents = style({
  margin: 0,
  // Space for two figures.
  paddingInlineStart: space.e32,
});
export const entry = style({
  display: 'inline-block',
  paddingBlock: '10px',
  color: vars.text.link,
  '@media': { [from.expanded]: { paddingBlock: space.e4 } },
});

/** A line is read best at about this length. */
export const article = style({ maxWidth: '68ch', minWidth: 0 });
export const effective = style({ color: vars.text.muted, marginBlockStart: space.e4 });
export const summary = style({
  marginBlock: `${space.e20} ${space.e32}`,
  padding: space.e20,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
});
export const body = style({ display: 'grid', gap: space.e32 });
export const section = style({
  display: 'grid',
  gap: space.e12,
  lineHeight: 1.6,
  '@media': { print: { display: 'block', breakInside: 'avoid-page' } },
});
export const points = style({
  display: 'grid',
  gap: space.e4,
  paddingInlineStart: space.e24,
  marginBlockStart: space.e8,
});
