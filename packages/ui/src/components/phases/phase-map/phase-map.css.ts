import { globalStyle, style } from '@vanilla-extract/css';
import { from, space } from '../../../theme/scale.ts';
import { nodeSide, starsSpace } from '../phase-node/phase-node.css.ts';

export const map = style({ display: 'grid', gap: space.e16 });
export const sky = style({ padding: '8px 0 0', '@media': { [from.medium]: { padding: '12px 8px 4px' } } });

export const grid = style({
  // The dotted lines lie behind the planets, not behind the card.
  isolation: 'isolate',
  listStyle: 'none',
  margin: '0 -8px',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `18px ${space.e4}`,
  '@media': { [from.medium]: { margin: 0, gap: `${space.e24} ${space.e12}` } },
});
export const place = style({ position: 'relative', display: 'flex', justifyContent: 'center', minWidth: 0 });

/** From the middle of the phase before to the middle of this one; the planets cover its ends. */
export const path = style([
  nodeSide,
  {
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInlineStart: `calc(-50% - ${space.e4})`,
    width: `calc(100% + ${space.e4})`,
    display: 'grid',
    alignItems: 'center',
    '@media': {
      'screen and (min-width: 340px)': { width: `calc(100% + ${space.e4})` },
      [from.medium]: { insetInlineStart: `calc(-50% - ${space.e12})`, width: `calc(100% + ${space.e12})` },
      [from.wide]: { width: `calc(100% + ${space.e12})` },
    },
  },
]);

/** Stand-in of a node, stars and all. */
export const waiting = style({ display: 'grid', justifyItems: 'center', paddingBlockEnd: '28px' });
export const disc = nodeSide;

// Below the last row nothing has to keep its distance: locked phases there need no space for stars.
globalStyle(`${place}:nth-last-child(-n + 4) ${starsSpace}`, { display: 'none' });
globalStyle(`${waiting}:nth-last-child(-n + 4)`, { paddingBlockEnd: 0 });
