import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { font, space, type } from '../../../theme/scale.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.e8, minWidth: 0 });
export const words = style({ flex: 1, minWidth: 0 });
export const label = style({ fontFamily: font.display, fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.25 });
export const bar = style({ margin: '6px 0 4px' });
globalStyle(`${bar} [role="progressbar"]`, { background: vars.boss.track });
export const text = style({ ...type.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
