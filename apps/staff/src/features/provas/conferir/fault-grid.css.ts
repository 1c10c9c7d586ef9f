import { border, focusRing, font, radius, space, type, vars } from '@luneta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const CELL = '36px';

export const area = style({ display: 'grid', gap: space.e8 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.e12,
  rowGap: space.e4,
});
export const name = style({ display: 'flex', alignItems: 'baseline', gap: space.e8 });
export const why = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e12 });
export const tri = style({ ...type.smallStrong, display: 'inline-flex', alignItems: 'center', gap: space.e4 });
export const triTone = styleVariants({ ok: { color: vars.success.fg }, missing: { color: vars.warning.fg } });

export const grid = style({ display: 'grid', gap: space.e4 });
export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(15, minmax(0, 1fr))', gap: space.e4 });
export const cell = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '1px',
  width: '100%',
  height: CELL,
  padding: 0,
  border: `${border.medium} solid`,
  borderRadius: radius.cell,
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '0.75rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.border.strong}` },
    '&:focus-visible': focusRing,
    '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${vars.bg.surface}, 0 0 0 5px ${vars.focus.ring}` },
  },
});
const look = (background: string, color: string, borderColor: string) => ({ background, color, borderColor });
export const state = styleVariants({
  ok: look(vars.success.soft, vars.success.fg, vars.border.default),
  faltando: look(vars.danger.solid, vars.danger.onSolid, vars.danger.solid),
  gabarito_diverge: look(vars.danger.soft, vars.danger.fg, vars.danger.border),
  sem_imagem: look(vars.warning.solid, vars.warning.onSolid, vars.warning.border),
  sem_descricao: look(vars.warning.soft, vars.warning.fg, vars.warning.border),
  sem_parametro: look(vars.boss.soft, vars.boss.text, vars.boss.energy),
  area_trocada: look(vars.info.soft, vars.info.fg, vars.info.border),
});
/** Another state than the one that is looked for. */
export const quiet = style({ background: vars.bg.surface, color: vars.text.muted, borderColor: vars.border.subtle });
