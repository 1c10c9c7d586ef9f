import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';
import { choiceCard, chosenCard, stoppedCard } from '../../forms/choice-card.css.ts';

export const group = style({ border: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: space.e8 });
export const legend = style([type.smallStrong, { padding: 0, marginBlockEnd: space.e8, color: vars.text.default }]);
/** Side by side where both names and the check fit: not on 320 px, nor with large text on a phone. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: space.e12,
});

export const card = style([
  choiceCard,
  type.bodyStrong,
  {
    alignItems: 'center',
    gap: '6px',
    // Tile, 'Espanhol' and the check fit two in a row on a 360 px phone.
    fontSize: 'clamp(0.875rem, 4vw, 1rem)',
    paddingInline: '10px',
  },
]);
export const chosen = style([chosenCard, { paddingInline: '9px' }]);
export const stopped = stoppedCard;
export const name = style({ position: 'relative', flex: 1, minWidth: 0 });
export const tick = style({ color: vars.option.selected.border });
export const note = style([
  type.small,
  { display: 'flex', alignItems: 'center', gap: space.e8, color: vars.text.muted },
]);
