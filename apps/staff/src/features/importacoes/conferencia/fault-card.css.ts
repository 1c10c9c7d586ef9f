import { style } from '@vanilla-extract/css';
import { border, from, radius, space, type, vars } from '@luneta/ui/theme';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.e4,
  padding: space.e16,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderInlineStart: `6px solid ${vars.danger.border}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.e12}`,
});
export const field = style({ ...type.smallStrong, color: vars.danger.fg });
export const line = style({ ...type.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const name = style({ ...type.bodyStrong, overflowWrap: 'anywhere' });
export const why = style({ ...type.small, overflowWrap: 'anywhere' });
export const how = style({ ...type.small, color: vars.text.muted, overflowWrap: 'anywhere' });
export const value = style({
  ...type.small,
  display: 'inline-block',
  maxWidth: 'min(100%, 12rem)',
  fontFamily: 'ui-monospace, monospace',
  padding: `1px ${space.e8}`,
  borderRadius: radius.chip,
  background: vars.danger.soft,
  color: vars.danger.fg,
  overflowWrap: 'anywhere',
});

/** What the value may mean; in a table it leaves the other columns their space. */
export const candidatos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.e4,
  '@media': { [from.expanded]: { justifyContent: 'flex-end', maxWidth: '18rem', paddingBlock: space.e4 } },
});
