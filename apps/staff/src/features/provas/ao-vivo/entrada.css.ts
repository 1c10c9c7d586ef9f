import { font, space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Large enough to be typed from across a desk. */
export const code = style({
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: 'clamp(2.25rem, 1.5rem + 3vw, 3.5rem)',
  lineHeight: 1.1,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
});
/** As large as the box it is shown in allows: it is read from the last row. */
export const shown = style({ containerType: 'inline-size', paddingBlock: space.e24, textAlign: 'center' });
export const shownCode = style({
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: '23cqi',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
