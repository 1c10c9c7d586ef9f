import { style } from '@vanilla-extract/css';
import { border, font, from, radius, space, type, vars } from '../../../theme/index.ts';

export const article = style({ display: 'grid', gap: space.e12, minWidth: 0 });
/** With large text what can be done goes below the names, which keep their 5.5 rem. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e8,
  minHeight: '44px',
  minWidth: 0,
});
export const names = style({ flex: '1 1 5.5rem', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontFamily: font.display, fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.2 });
export const subjectName = style([
  type.small,
  { color: vars.text.muted, overflow: 'hidden', textOverflow: 'ellipsis' },
]);

export const card = style({
  background: vars.bg.surface,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  padding: space.e16,
  minWidth: 0,
  '@media': { [from.medium]: { padding: space.e20 } },
});

/** Meta text on the left, reading size on the right; pulled up so that the 44 px targets cost little height. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  minHeight: '44px',
  marginBlock: '-10px 4px',
});
/** Without meta text the tools stand in the corner, and the first line of the statement ends before them: they take no row. */
export const corner = style({ float: 'inline-end', margin: '-10px 0 -10px 8px' });
export const meta = style([type.small, { color: vars.text.muted }]);
export const tools = style({ display: 'flex', marginInlineEnd: '-8px', marginInlineStart: 'auto' });
export const tool = style({
  minWidth: '44px',
  minHeight: '44px',
  border: 0,
  borderRadius: radius.input,
  background: 'transparent',
  color: vars.text.link,
  fontFamily: font.display,
  fontWeight: 700,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.action.secondary.hover },
    '&[aria-disabled="true"]': { color: vars.text.muted, cursor: 'default', background: 'transparent' },
  },
});
export const smaller = style({ fontSize: '0.9375rem' });
export const larger = style({ fontSize: '1.1875rem' });

export const statement = style([type.question, { overflowWrap: 'break-word', hyphens: 'none' }]);

export const annulled = style([
  type.smallStrong,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.e8,
    padding: `${space.e8} ${space.e12}`,
    borderRadius: radius.input,
    border: `${border.medium} solid ${vars.border.control}`,
    background: vars.result.annulled.bg,
    color: vars.result.annulled.fg,
  },
]);

export const error = style({ display: 'grid', gap: space.e12, justifyItems: 'start' });
export const errorText = style([
  type.body,
  { display: 'flex', gap: space.e8, alignItems: 'flex-start', color: vars.danger.fg },
]);
