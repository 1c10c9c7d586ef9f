import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { type } from '../../../theme/scale.ts';

export const digits = style({ ...type.numXl, color: vars.text.link, minHeight: '1em' });
