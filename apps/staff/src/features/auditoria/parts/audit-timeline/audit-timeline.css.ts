import { border, from, radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gap: space.e4,
  '@media': { [from.medium]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: space.e16 } },
});
export const when = style({
  ...type.smallStrong,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.medium]: { paddingBlockStart: space.e12, textAlign: 'end' } },
});
export const act = style({
  ...type.small,
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space.e2,
  minWidth: 0,
  paddingBlock: space.e12,
  paddingInlineStart: space.e20,
  borderInlineStart: `${border.medium} solid ${vars.border.default}`,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-7px',
    insetBlockStart: '18px',
    width: '12px',
    height: '12px',
    borderRadius: radius.pill,
    background: vars.info.solid,
  },
});
export const title = style({ ...type.bodyStrong });
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.e12}`,
  color: vars.text.muted,
});
export const details = style({ width: '100%' });
export const summary = style({
  ...type.smallStrong,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: vars.text.link,
  cursor: 'pointer',
});
export const facts = style({ display: 'grid', gap: space.e4, padding: `${space.e4} 0` });
export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)', gap: space.e12 });
export const term = style({ color: vars.text.muted });
