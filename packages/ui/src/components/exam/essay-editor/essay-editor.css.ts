import { style, styleVariants } from '@vanilla-extract/css';
import { border, focusRing, from, radius, space, type, vars } from '../../../theme/index.ts';

/** Height of one ruled line; the text, the rules and the numbers share it. It grows with the size of the text. */
const line = '2rem';
const rule = `calc(${line} - 1px)`;

export const editor = style({ display: 'grid', gap: space.e12, minWidth: 0 });
export const label = style([type.smallStrong, { color: vars.text.default }]);

export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr',
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.control}`,
  background: vars.bg.surface,
  overflow: 'hidden',
  selectors: {
    '&:focus-within': { borderColor: vars.action.primary.bg },
    '&:has(textarea:focus-visible)': focusRing,
  },
});
export const numbered = style({ '@media': { [from.expanded]: { gridTemplateColumns: '48px 1fr' } } });

export const numbers = style({
  display: 'none',
  '@media': {
    [from.expanded]: {
      display: 'block',
      position: 'relative',
      background: vars.bg.sunken,
      borderInlineEnd: `${border.medium} solid ${vars.border.subtle}`,
    },
  },
});
/** Out of flow: the text decides the height and cuts the numbers. */
export const numberList = style([
  type.caption,
  {
    position: 'absolute',
    insetBlockStart: '12px',
    insetInline: 0,
    textAlign: 'end',
    paddingInlineEnd: '10px',
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: line,
    whiteSpace: 'pre',
  },
]);

/** The textarea and an invisible copy share one grid cell. The copy sets the height. */
export const stack = style({ display: 'grid', minWidth: 0 });
const cell = {
  gridArea: '1 / 1',
  font: 'inherit',
  fontSize: '1.0625rem',
  lineHeight: line,
  // Less padding at the bottom, so that the number of a missing line is not shown.
  padding: `12px ${space.e16} 4px`,
  border: 0,
  margin: 0,
  minWidth: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
} as const;
export const twin = style({ ...cell, visibility: 'hidden', minHeight: `calc(var(--rows) * ${line} + 16px)` });
export const textarea = style({
  ...cell,
  resize: 'none',
  overflow: 'hidden',
  outline: 'none',
  color: vars.text.default,
  backgroundColor: 'transparent',
  backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 ${rule}, ${vars.border.subtle} ${rule} ${line})`,
  backgroundPosition: '0 8px',
  selectors: {
    // The sheet shows the ring.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:read-only': { color: vars.text.default, backgroundColor: vars.bg.sunken },
  },
});

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e12 });
export const message = style([
  type.small,
  { display: 'flex', alignItems: 'flex-start', gap: space.e8, flex: '1 1 240px', minHeight: '24px' },
]);
export const messageTone = styleVariants({
  empty: { color: vars.text.muted },
  modified: { color: vars.warning.fg },
  saving: { color: vars.text.muted },
  saved: { color: vars.success.fg },
  offline: { color: vars.warning.fg },
  refused: { color: vars.danger.fg },
  readonly: { color: vars.text.muted },
});
