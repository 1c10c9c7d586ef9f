import { border, focusRing, radius, space, type, vars } from '@luneta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.e8 });
export const chip = style({
  ...type.smallStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: '32px',
  padding: `${space.e4} ${space.e12} ${space.e4} ${space.e4}`,
  border: `${border.medium} solid ${vars.border.default}`,
  borderRadius: radius.pill,
  background: vars.bg.surface,
  color: vars.text.default,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { borderColor: vars.action.primary.bg, background: vars.info.soft },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `${border.medium} solid`,
  borderRadius: radius.cell,
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
export const number = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 800 });
