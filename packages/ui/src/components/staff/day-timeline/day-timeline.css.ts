import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius, space, type } from '../../../theme/scale.ts';

export const axis = style({ display: 'grid', gap: space.e8, paddingInline: space.e16 });
export const hours = style({ position: 'relative', height: '20px' });
export const hour = style({
  ...type.captionStrong,
  position: 'absolute',
  color: vars.text.muted,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
});
export const plot = style({ position: 'relative' });
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  width: border.thin,
  background: vars.border.subtle,
});
export const now = style({
  position: 'absolute',
  insetBlock: 0,
  width: '3px',
  marginInlineStart: '-1px',
  borderRadius: radius.pill,
  background: vars.danger.solid,
});
export const nowWords = style({
  ...type.captionStrong,
  position: 'absolute',
  insetBlockEnd: 0,
  padding: `${space.e2} ${space.e8}`,
  borderRadius: radius.chip,
  background: vars.danger.solid,
  color: vars.danger.onSolid,
  whiteSpace: 'nowrap',
});
export const after = style({ marginInlineStart: space.e8 });
export const before = style({ transform: 'translateX(calc(-100% - 8px))' });
export const bars = style({ padding: 0, listStyle: 'none' });
export const place = style({ position: 'absolute', height: '50px', paddingInlineEnd: space.e2 });
export const bar = style({
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  paddingInline: space.e12,
  border: `${border.medium} solid transparent`,
  borderRadius: radius.cell,
  textDecoration: 'none',
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '2px solid LinkText' } },
});
export const state = styleVariants({
  live: { background: vars.info.fg, color: vars.info.onSolid },
  next: { background: vars.info.soft, color: vars.info.fg, borderColor: vars.action.secondary.edge },
  over: { background: vars.bg.sunken, color: vars.text.muted, borderColor: vars.border.default },
});

export const words = style({ display: 'grid', minWidth: 0 });
export const title = style({
  ...type.smallStrong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${bar} &`]: { whiteSpace: 'nowrap' } },
});
export const detail = style({
  ...type.caption,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${bar} &`]: { whiteSpace: 'nowrap' } },
});
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const list = style({ display: 'grid', padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  paddingBlock: space.e4,
});
export const time = style({ ...type.smallStrong, fontVariantNumeric: 'tabular-nums', paddingBlockStart: space.e12 });
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  padding: space.e12,
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.button,
  background: vars.bg.surface,
  color: vars.text.default,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
export const liveCard = style({ borderColor: vars.info.border });
