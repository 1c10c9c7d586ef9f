import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { type } from '../../../theme/scale.ts';

/** Kept in the page while empty, because a live region must exist before its text changes. */
export const failure = style({
  ...type.smallStrong,
  color: vars.danger.fg,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { position: 'absolute' } },
});
