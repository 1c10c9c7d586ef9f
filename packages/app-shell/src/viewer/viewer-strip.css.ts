import { style } from '@vanilla-extract/css';
import { space } from '@luneta/ui/theme';

export const words = style({ display: 'grid', minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.3 });
export const who = style({ overflowWrap: 'anywhere', textWrap: 'balance' });
export const facts = style({ fontWeight: 400, textWrap: 'balance' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.e8}` });
