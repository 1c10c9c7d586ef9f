import { style } from '@vanilla-extract/css';
import { from, space } from '../../../theme/scale.ts';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space.e16, minHeight: '100%' });
export const header = style({ display: 'flex', alignItems: 'flex-start', gap: space.e8 });
export const title = style({ flex: 1, minWidth: 0, paddingBlockStart: '8px' });
export const close = style({ margin: '-4px -8px 0 0' });
export const body = style({ display: 'flex', flexDirection: 'column', gap: space.e12, flex: 1 });
/** Actions: stacked and wide on a phone (first one on top), in a row at the end elsewhere. */
export const footer = style({
  display: 'grid',
  gap: space.e8,
  '@media': {
    [from.medium]: {
      display: 'flex',
      flexFlow: 'row-reverse wrap',
      justifyContent: 'flex-start',
      gap: `${space.e8} ${space.e12}`,
    },
  },
});
export const centred = style({ textAlign: 'center' });
export const figure = style({ display: 'grid', placeItems: 'center' });

/** On the top edge, in the middle. */
export const picture = style({ display: 'grid', justifyItems: 'center' });
