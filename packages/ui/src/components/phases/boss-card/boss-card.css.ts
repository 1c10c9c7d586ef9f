import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { font, space, type } from '../../../theme/scale.ts';

export const box = style({ containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.e12,
});
export const scene = style({ position: 'relative', flex: 'none' });
export const dim = style({ opacity: 0.45 });
/** Lock or check on the picture. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '50%',
  border: `2px solid ${vars.boss.energy}`,
  background: vars.bg.surface,
  color: vars.boss.text,
});
export const words = style({ display: 'grid', gap: space.e2, minWidth: 0 });
export const title = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.125rem',
  lineHeight: 1.25,
  color: vars.boss.text,
  overflowWrap: 'anywhere',
});
export const text = style({ ...type.small });
/** A line of its own on a phone and in a side column, at the end where there is space. */
export const action = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@container': { '(min-width: 520px)': { gridColumn: 'auto' } },
});
export const withAction = style({
  '@container': { '(min-width: 520px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
