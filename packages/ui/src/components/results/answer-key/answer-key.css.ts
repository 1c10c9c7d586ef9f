import { globalStyle, style } from '@vanilla-extract/css';
import { border, font, radius, space, type, vars } from '../../../theme/index.ts';

export const key = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
  gap: space.e16,
  minWidth: 0,
});
export const filter = style({ gridColumn: '1 / -1', maxWidth: '360px' });
export const group = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.e8,
  padding: space.e16,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
});
/** In rem: beside the subject only where both keep their words; below it on a phone, and with large text. */
const wide = '(min-width: 26rem)';
export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.e12,
  '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' } },
});
// With large text on a narrow phone the name has all the width.
globalStyle(`${head} > :first-child`, {
  gridRow: '1 / span 2',
  '@container': { '(max-width: 9rem)': { display: 'none' } },
});
export const title = style([type.h3, { gridArea: '1 / 2', minWidth: 0, overflowWrap: 'anywhere' }]);
export const hits = style([
  type.smallStrong,
  {
    gridArea: '2 / 2',
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [wide]: { gridArea: '1 / 3' } },
  },
]);

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const caption = style({ textAlign: 'start', padding: 0 });
export const columnHead = style([
  type.captionStrong,
  {
    color: vars.text.muted,
    textAlign: 'center',
    padding: `${space.e8} ${space.e2}`,
    // Four columns of words: no larger than the card is wide.
    fontSize: 'min(0.8125rem, 5cqi)',
    selectors: { '&:first-child': { textAlign: 'start' } },
  },
]);
const line = {
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
  height: '44px',
  padding: `0 ${space.e2}`,
};
export const rowHead = style({ ...line, textAlign: 'start', fontFamily: font.display, fontWeight: 700 });
export const cell = style([type.bodyStrong, { ...line, textAlign: 'center' }]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  color: vars.text.link,
});
export const verdict = style([type.small, { display: 'inline-flex', alignItems: 'center', gap: '6px' }]);
export const chip = style({
  width: '28px',
  height: '28px',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.chip,
  borderWidth: border.medium,
  borderStyle: 'solid',
});
/** The word beside the chip: always there for screen readers, visible where there is space. */
export const word = style({
  '@container': {
    '(max-width: 459.98px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '(min-width: 460px)': { minWidth: '110px', textAlign: 'start' },
  },
});

/** Its hit area is the whole head. */
export const fold = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  minHeight: '44px',
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-8px' } },
});
export const arrow = style({ gridRow: '1 / span 2', gridColumn: '-2', display: 'grid', color: vars.text.muted });
export const turned = style({ transform: 'rotate(180deg)' });
