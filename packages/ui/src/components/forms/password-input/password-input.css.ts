import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const capsHint = style({
  ...type.smallStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e4,
  color: vars.warning.fg,
  selectors: { '&:empty': { position: 'absolute' } },
});
