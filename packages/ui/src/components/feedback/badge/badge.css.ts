import { style, styleVariants } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';
import { radius, type } from '../../../theme/scale.ts';

export const badge = style({
  ...type.captionStrong,
  lineHeight: 1.2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '24px',
  padding: '4px 10px',
  borderRadius: radius.pill,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tone = styleVariants({
  neutral: { background: vars.result.blank.bg, color: vars.result.blank.fg },
  info: { background: vars.info.soft, color: vars.info.fg },
  success: { background: vars.success.soft, color: vars.success.fg },
  warning: { background: vars.warning.soft, color: vars.warning.fg },
  danger: { background: vars.danger.soft, color: vars.danger.fg },
  boss: { background: vars.boss.soft, color: vars.boss.text },
  subject: { background: subject.soft, color: subject.fg },
});
