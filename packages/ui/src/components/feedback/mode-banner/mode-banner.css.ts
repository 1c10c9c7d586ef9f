import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layer, space, type } from '../../../theme/scale.ts';

export const banner = style({
  ...type.smallStrong,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space.e12}`,
  minHeight: '40px',
  padding: `${space.e8} ${space.e16} ${space.e4}`,
});
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space.e8 });
const toned = (tone: { soft: string; border: string; fg: string }) => ({
  background: tone.soft,
  color: tone.fg,
  boxShadow: `inset 0 -2px 0 ${tone.border}`,
});
export const mode = styleVariants({
  view: toned(vars.warning),
  student: toned(vars.warning),
  offline: toned(vars.danger),
  maintenance: toned(vars.info),
});
