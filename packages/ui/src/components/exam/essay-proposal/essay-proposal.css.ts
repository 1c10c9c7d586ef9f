import { style } from '@vanilla-extract/css';
import { border, font, from, radius, space, type, vars } from '../../../theme/index.ts';

export const article = style({ display: 'grid', gap: space.e16, minWidth: 0 });
export const card = style({
  display: 'grid',
  // A wide table scrolls by itself.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.e12,
  padding: space.e16,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  minWidth: 0,
  '@media': { [from.medium]: { padding: space.e20 } },
});
export const genre = style([
  type.smallStrong,
  { display: 'flex', alignItems: 'center', gap: '6px', color: vars.text.muted },
]);
export const title = style([type.h2, {}]);
export const section = style([type.h3, { marginBlockStart: space.e4 }]);
export const textTitle = style({ fontFamily: font.display, fontWeight: 700, fontSize: '1rem' });
export const reading = style([type.question, { overflowWrap: 'break-word', hyphens: 'none' }]);
/** A thin bar at the side distinguishes a text to read from the task. */
export const motivational = style([
  card,
  {
    background: vars.bg.sunken,
    borderColor: 'transparent',
    borderInlineStart: `4px solid ${vars.border.control}`,
    borderStartStartRadius: radius.chip,
    borderEndStartRadius: radius.chip,
  },
]);
