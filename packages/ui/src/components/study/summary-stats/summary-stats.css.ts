import { style } from '@vanilla-extract/css';
import { border, font, radius, space, type, vars } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size', minWidth: 0 });
/** Measured in rem: with large text the cells go below each other instead of breaking their words. */
const threeFit = '(min-width: 19rem)';
const roomy = '(min-width: 36rem)';

export const list = style({
  display: 'grid',
  gap: space.e8,
  listStyle: 'none',
  padding: 0,
  // As tall as what stands beside it.
  height: '100%',
  '@container': {
    [threeFit]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [roomy]: { gap: space.e12 },
  },
});
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  minWidth: 0,
  // Narrow at the sides: the longest word has to fit a third of a small phone.
  padding: '10px 8px',
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.button,
  background: vars.bg.surface,
  '@container': {
    [threeFit]: { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center', gap: space.e2 },
    [roomy]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'flex-start',
      gap: space.e12,
      padding: space.e16,
    },
  },
});
export const icon = style({ flex: 'none', color: vars.text.link });
export const words = style({ display: 'grid', minWidth: 0 });
export const value = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.375rem',
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});
export const what = style({
  ...type.tab,
  fontWeight: 400,
  color: vars.text.muted,
  overflowWrap: 'break-word',
  '@container': { [roomy]: { ...type.caption, lineHeight: 1.25 } },
});
