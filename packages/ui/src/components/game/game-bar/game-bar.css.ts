import { style } from '@vanilla-extract/css';
import { from, shortScreen, size, space, vars } from '../../../theme/index.ts';

export { sessionBar as bar } from '../../navigation/session-bar.css.ts';

/** Scrolls away with the page. */
export const sky = style({
  containerType: 'inline-size',
  background: `linear-gradient(${vars.bg.sky}, ${vars.bg.canvas})`,
});

const phoneEdge = space.e8;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: size.hud,
  paddingInline: phoneEdge,
  '@media': {
    // Aligns the arrow, not its box, with the content below.
    [from.medium]: { paddingInline: `14px ${space.e24}` },
    [shortScreen]: { minHeight: size.target.min },
  },
});

export const counters = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: 1,
  gap: space.e2,
  '@media': { [from.medium]: { gap: space.e8 } },
});

/** The name takes the space that the numbers leave, so that at least its beginning is visible. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  flex: '1 1 0',
  minWidth: '72px',
  paddingInlineStart: space.e8,
  '@media': { [from.medium]: { paddingInlineStart: '10px' } },
});
/** On the narrowest screens Pipa is hidden in favour of the name. */
export const pipa = style({ flex: 'none', '@container': { '(max-width: 343.98px)': { display: 'none' } } });
export const name = style({ minWidth: 0 });
export const numbers = style([counters, { flex: 'none' }]);

/** What else stands on the sky: name of the subject, progress. */
export const below = style({
  paddingInline: space.e16,
  paddingBlockEnd: space.e12,
  '@media': { [from.medium]: { paddingInline: space.e24 } },
});
