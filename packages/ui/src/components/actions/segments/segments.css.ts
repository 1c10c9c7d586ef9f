import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import {
  curve,
  focusRing,
  font,
  from,
  largeText,
  motion,
  radius,
  shadow,
  size,
  space,
  type,
} from '../../../theme/scale.ts';

export const fieldset = style({ border: 0, padding: 0, minWidth: 0 });
export const legend = style({ ...type.smallStrong, padding: 0, marginBlockEnd: space.e4 });
export const hiddenLegend = style({ padding: 0, height: 0 });

export const track = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: space.e4,
  borderRadius: radius.button,
  background: vars.bg.sunken,
  // One below the other, before a word breaks.
  '@container': { [largeText]: { gridAutoFlow: 'row', gridAutoRows: '1fr' } },
});

/** Slides under the chosen one: as wide as one part, moved by whole parts. */
export const thumb = style({
  position: 'absolute',
  insetBlock: space.e4,
  insetInlineStart: space.e4,
  width: 'calc((100% - 8px) / var(--parts))',
  transform: 'translateX(calc(100% * var(--chosen)))',
  borderRadius: '12px',
  background: vars.bg.surface,
  boxShadow: shadow.thumb,
  transition: `transform ${motion.base} ${curve.standard}`,
  '@container': {
    [largeText]: {
      insetBlockEnd: 'auto',
      width: 'calc(100% - 8px)',
      height: 'calc((100% - 8px) / var(--parts))',
      transform: 'translateY(calc(100% * var(--chosen)))',
    },
  },
  '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
});

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target.min,
  paddingInline: space.e8,
  borderRadius: '12px',
  fontFamily: font.display,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.15,
  textAlign: 'center',
  // In large text a word breaks before it leaves its part.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  color: vars.text.muted,
  cursor: 'pointer',
  transition: `color ${motion.base}`,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '2px',
});
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

globalStyle(`${option}:has(:checked)`, { color: vars.text.link, fontWeight: 700 });
globalStyle(`${option}:has(:focus-visible)`, focusRing);
globalStyle(`${option}:has(:disabled)`, { cursor: 'not-allowed' });
// Without :has() (Firefox up to 120) the text after the input draws the ring.
globalStyle(`${input}:focus-visible + span`, { textDecoration: 'underline' });

/** On wide pages of the console as wide as its words, not as the page. */
const dense = '[data-densidade="compacta"]';
globalStyle(`${dense} ${track}`, { '@media': { [from.expanded]: { width: 'fit-content', maxWidth: '100%' } } });
globalStyle(`${dense} ${option}`, { '@media': { [from.expanded]: { paddingInline: space.e16 } } });
