// Everything that is measured: space, sizes, type, radius, border, shadow, motion, breakpoints.
// Plain values (they never change with the theme); colours are in contract.css.ts.
import { vars } from './contract.css.ts';

/** Space in px by name: `space.e16` is 16 px. */
export const space = {
  e0: '0',
  e2: '2px',
  e4: '4px',
  e8: '8px',
  e12: '12px',
  e16: '16px',
  e20: '20px',
  e24: '24px',
  e32: '32px',
  e40: '40px',
  e48: '48px',
  e64: '64px',
  e96: '96px',
} as const;

/** Corner radius by what has the corner. */
export const radius = {
  chip: '6px',
  cell: '10px',
  input: '14px',
  button: '16px',
  card: '20px',
  hero: '24px',
  dialog: '28px',
  pill: '999px',
} as const;

/** Border widths: `thin` staff rows, `medium` cards and controls, `strong` selected or judged. */
export const border = { thin: '1px', medium: '2px', strong: '3px' } as const;

/** Elevation: `thumb` (segment), `float` (toast, menu), `dialog`. Cards have none. */
export const shadow = {
  thumb: '0 1px 2px #0B12301F',
  float: '0 6px 16px #0B12301F',
  dialog: '0 16px 40px #0B123033',
} as const;

/** The pressable edge at the foot of a button, in the given edge colour. */
export const lip = (edge: string): string => `inset 0 -4px 0 ${edge}`;

/** Touch targets, control heights, icons, figures and bars. */
export const size = {
  target: { min: '44px', comfort: '48px' },
  control: { sm: '40px', md: '44px', lg: '52px' },
  option: '56px',
  icon: { 16: '16px', 20: '20px', 24: '24px', 28: '28px', 32: '32px' },
  tile: { 36: '36px', 44: '44px', 56: '56px', 72: '72px' },
  avatar: { 32: '32px', 44: '44px', 64: '64px', 104: '104px' },
  /** The bar of a phone; `--bar` where its words stand in two rows. */
  bottomBar: 'var(--bar, 64px)',
  rail: '104px',
  sidebar: { open: '220px', folded: '72px' },
  hud: '56px',
  content: { panel: '560px', reading: '720px', student: '1120px', staff: '1440px' },
} as const;

/** Font stacks; the fallbacks are metric-matched in fonts.css.ts so that the swap moves nothing. */
export const font = {
  display: 'Gabarito, "Gabarito Fallback", system-ui, sans-serif',
  text: '"Public Sans", "Public Sans Fallback", system-ui, sans-serif',
} as const;

/** Custom property with the reading scale (0.9 to 1.5), set by `ThemeProvider`. */
export const readingScale = 'var(--escala-leitura, 1)';

/** Height of what stands over every page (`TopStrip`); whatever sticks to the top begins below it. */
export const stripHeight = 'var(--faixa, 0px)';

/** Type styles: spread one into a style. `question` follows the reading scale. */
export const type = {
  numXl: {
    fontFamily: font.display,
    fontWeight: 800,
    fontSize: 'clamp(2.5rem, 2.109rem + 1.739vw, 3.5rem)',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  display: {
    fontFamily: font.display,
    fontWeight: 800,
    fontSize: 'clamp(2.125rem, 1.783rem + 1.522vw, 3rem)',
    lineHeight: 1.05,
  },
  h1: {
    fontFamily: font.display,
    fontWeight: 700,
    fontSize: 'clamp(1.75rem, 1.554rem + 0.87vw, 2.25rem)',
    lineHeight: 1.15,
  },
  h2: {
    fontFamily: font.display,
    fontWeight: 700,
    fontSize: 'clamp(1.375rem, 1.277rem + 0.435vw, 1.625rem)',
    lineHeight: 1.2,
  },
  h3: {
    fontFamily: font.display,
    fontWeight: 700,
    fontSize: 'clamp(1.125rem, 1.076rem + 0.217vw, 1.25rem)',
    lineHeight: 1.25,
  },
  cardTitle: { fontFamily: font.display, fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.25 },
  question: {
    fontFamily: font.text,
    fontWeight: 400,
    fontSize: `calc(clamp(1.0625rem, 1.038rem + 0.109vw, 1.125rem) * ${readingScale})`,
    lineHeight: 1.55,
  },
  body: { fontFamily: font.text, fontWeight: 400, fontSize: '1rem', lineHeight: 1.5 },
  bodyStrong: { fontFamily: font.text, fontWeight: 650, fontSize: '1rem', lineHeight: 1.5 },
  small: { fontFamily: font.text, fontWeight: 400, fontSize: '0.875rem', lineHeight: 1.43 },
  smallStrong: { fontFamily: font.text, fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.43 },
  caption: { fontFamily: font.text, fontWeight: 400, fontSize: '0.8125rem', lineHeight: 1.38 },
  captionStrong: { fontFamily: font.text, fontWeight: 600, fontSize: '0.8125rem', lineHeight: 1.38 },
  tab: { fontFamily: font.text, fontWeight: 600, fontSize: '0.75rem', lineHeight: 1.2 },
  button: { fontFamily: font.display, fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1, letterSpacing: '0.02em' },
  buttonSm: {
    fontFamily: font.display,
    fontWeight: 700,
    fontSize: '0.9375rem',
    lineHeight: 1,
    letterSpacing: '0.02em',
  },
  numMd: {
    fontFamily: font.display,
    fontWeight: 700,
    fontSize: '1.25rem',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** What counts in a bar: an icon and a short number, such as coins or the time left. Spread it into a style. */
export const counterPill = {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.e4,
  minHeight: space.e32,
  padding: `${space.e4} ${space.e8}`,
  borderRadius: '12px',
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '0.9375rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** Durations by use (CSS times); the numbers in ms that code needs are in motion-times.ts. */
export const motion = {
  press: '80ms',
  fast: '150ms',
  base: '200ms',
  modal: '300ms',
  slide: '500ms',
  hit: '420ms',
  celebrate: '720ms',
} as const;

export { from } from './breakpoints.ts';
export { curve, motionWanted } from './motion-times.ts';

/** Landscape phone: the bars collapse to 44 px. */
export const shortScreen = 'screen and (max-height: 480px) and (orientation: landscape)';

/** Of a container as wide as a phone: text of twice the size. A media query does not see the size of text that the page sets. */
export const largeText = '(max-width: 14rem)';

/** Stacking order of what is not in the top layer (dialogs and toasts are). */
export const layer = { page: 0, sticky: 10, navigation: 20, skipLink: 30 } as const;

/** Forced colours: the remaining part of a bar is a thin line, so that it does not look filled. */
export const thinInForcedColours = { '(forced-colors: active)': { stroke: 'CanvasText', strokeWidth: 1 } } as const;
/** Forced colours: the filled part of a bar keeps its thickness. */
export const plainInForcedColours = { '(forced-colors: active)': { stroke: 'CanvasText' } } as const;

/** Keyboard focus ring; spread it into `:focus-visible` of a control that resets `outline`. */
export const focusRing = { outline: `3px solid ${vars.focus.ring}`, outlineOffset: '2px' } as const;
