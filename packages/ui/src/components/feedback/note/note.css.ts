import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius, space, type } from '../../../theme/scale.ts';

export const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.e12,
  padding: '12px 14px',
  borderRadius: radius.button,
  border: `${border.medium} solid transparent`,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  // Also in a centred dialog a sentence with an icon before it reads from its start.
  textAlign: 'start',
});

const toned = (tone: { soft: string; border: string; fg: string }) => ({
  background: tone.soft,
  borderColor: tone.border,
  color: tone.fg,
});
export const tone = styleVariants({
  info: toned(vars.info),
  success: toned(vars.success),
  warning: toned(vars.warning),
  danger: toned(vars.danger),
  locked: { background: vars.bg.surface, borderColor: vars.border.control, color: vars.text.default },
  // Quiet, but with an edge: the canvas of version 1 has the colour of its face.
  reading: { background: vars.info.soft, borderColor: vars.border.default, color: vars.info.fg },
});

export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.e4,
  // A long name of a file.
  overflowWrap: 'anywhere',
});
export const title = style({ ...type.bodyStrong, fontWeight: 700, lineHeight: 1.5 });
export const action = style({ marginBlockStart: space.e4 });
export const close = style({ margin: '-10px -10px -10px 0' });
