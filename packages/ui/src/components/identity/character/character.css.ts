import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const picture = style({ flex: 'none', objectFit: 'contain' });
/** Only the face is seen through a round lens: body and kite end at its edge, not at a straight cut. */
export const lens = style({ borderRadius: '50%', background: vars.bg.brandSoft, overflow: 'hidden' });
