import { globalStyle, style } from '@vanilla-extract/css';
import { from, space, type } from '../../../theme/index.ts';
import { actions, card } from './open-exam-card.css.ts';

export const ring = style({ display: 'grid', placeItems: 'center', flex: 'none' });
globalStyle(`${ring} circle:first-child`, { stroke: '#FFFFFF40' });
globalStyle(`${ring} svg`, { '@media': { [from.expanded]: { width: '140px', height: '140px' } } });
globalStyle(`${ring} svg + *`, { '@media': { [from.expanded]: { fontSize: 'min(2rem, 36px)' } } });
// A picture of a fixed size: the sentence for readers grows, its figures do not leave the ring.
export const caption = style({ ...type.caption, display: 'block', fontSize: 'min(0.8125rem, 15px)', color: '#EDF3FF' });
globalStyle(`${ring} svg + *`, { fontSize: 'min(1.375rem, 26px)' });

// What it changes of its card: the words beside it, below it where large text leaves no space; the buttons in one row where
// there is space. Here, so that a card without a ring does not bring it.
globalStyle(`:has(> ${ring})`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e12} ${space.e16}`,
});
globalStyle(`${ring} + *`, { flex: '1 1 9rem' });
globalStyle(`${card}:has(${ring}) > ${actions}`, {
  '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(14rem, auto) auto', justifyContent: 'start' } },
});
