import { style } from '@vanilla-extract/css';
import { space } from '@luneta/ui/theme';

export const words = style({ display: 'grid', minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.3 });
/** Two names of the usual length, which keep their place until the server has answered: nothing below moves then. */
export const who = style({
  display: 'grid',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '::after': {
    content: '"nnnnn nnnnnn nn nnnnnnnnn nnnnn nnnn nnnnnnn nnnnnnn nnnn"',
    gridArea: '1 / 1',
    visibility: 'hidden',
  },
});
export const names = style({ gridArea: '1 / 1' });
export const facts = style({ fontWeight: 400, textWrap: 'balance' });
/** As long as the time usually left. */
export const noTime = style({ '::after': { content: '" · restam\\00A0 59\\00A0 min"', visibility: 'hidden' } });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.e8}` });
