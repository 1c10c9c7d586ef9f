import { from, space, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Space for Pipa at the end; the words never run under her.
export const words = style({
  position: 'relative',
  minHeight: '94px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.e4,
  paddingInlineEnd: '112px',
  '@media': { [from.medium]: { minHeight: '112px', paddingInlineEnd: '160px' } },
});
/** Under the second half only: its dots do not run through the words. */
export const path = style({ position: 'absolute', insetBlock: 0, insetInline: '45% 0' });
// Its longest word stays whole beside Pipa, on a small phone with large text.
globalStyle(`${words} h2`, { fontSize: `min(${type.h2.fontSize}, 8.5vw)` });
export const text = style({ ...type.small, '@media': { [from.medium]: { fontSize: type.body.fontSize } } });

/** Drawn on the yellow of her disc, in every theme, her suit stands clear of the brand blue. */
export const scene = style({
  position: 'absolute',
  insetBlockEnd: '2px',
  insetInlineEnd: '2px',
  '@media': { [from.medium]: { insetBlockEnd: '6px', insetInlineEnd: '20px' } },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '12px',
    insetBlockEnd: '10px',
    width: '100px',
    height: '100px',
    borderRadius: '50%',
    // Paler than the yellow of her kite and collar, so that both stay visible.
    background: vars.action.game.hover,
  },
});
globalStyle(`${scene} > *`, { position: 'relative' });
