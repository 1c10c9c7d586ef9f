import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { type } from '../../../theme/scale.ts';

export const look = styleVariants(type, (one) => ({ ...one }));

export const tone = styleVariants({
  default: { color: vars.text.default },
  muted: { color: vars.text.muted },
  strong: { color: vars.text.strong },
  onBrand: { color: vars.text.onBrand },
  link: { color: vars.text.link },
  success: { color: vars.success.fg },
  danger: { color: vars.danger.fg },
  warning: { color: vars.warning.fg },
  boss: { color: vars.boss.text },
  star: { color: vars.game.starText },
  inherit: { color: 'inherit' },
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const heading = style({ letterSpacing: '-0.005em', overflowWrap: 'break-word' });
export const reading = style({ maxWidth: '68ch' });
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
export const noWrap = style({ whiteSpace: 'nowrap' });

const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
export const lines = styleVariants({
  1: { ...clamp, WebkitLineClamp: 1 },
  2: { ...clamp, WebkitLineClamp: 2 },
  3: { ...clamp, WebkitLineClamp: 3 },
});
