import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';
import { motionIn } from '../popup/popup.css.ts';

export const tip = style([
  motionIn,
  {
    ...type.captionStrong,
    maxWidth: 'min(240px, var(--available-width))',
    padding: `${space.e4} ${space.e8}`,
    borderRadius: radius.chip,
    background: vars.bg.inverse,
    color: vars.text.inverse,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);
