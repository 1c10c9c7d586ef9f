import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius, space, type } from '../../../theme/scale.ts';
import { choiceCard, chosenCard, stoppedCard } from '../choice-card.css.ts';

export const cards = style({ display: 'grid', gap: space.e12 });
/** Beside each other where each keeps a readable width. */
export const beside = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))' });
export const card = style([choiceCard, { alignItems: 'flex-start', gap: space.e12, padding: space.e16 }]);
export const chosen = style([chosenCard, { padding: '15px' }]);
export const disabled = style([stoppedCard, { color: vars.text.muted }]);

/** The round mark of a radio, drawn: the native one covers the whole card. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.pill,
  border: `${border.medium} solid ${vars.border.control}`,
  color: vars.option.selected.border,
  background: vars.bg.surface,
});
export const marked = style({ borderColor: vars.option.selected.border });
export const words = style({ display: 'grid', gap: space.e4, flex: 1, minWidth: 0 });
export const label = style({ ...type.bodyStrong });
export const description = style({ ...type.small, color: vars.text.muted });
export const icon = style({ color: vars.option.selected.border });
