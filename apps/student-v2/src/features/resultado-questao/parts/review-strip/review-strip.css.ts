import { vars } from '@luneta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const strip = style({ display: 'flex', alignItems: 'center', gap: '1px', width: '100%', height: '20px' });
export const place = style({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: '28px',
  height: '12px',
  display: 'grid',
  alignItems: 'center',
  borderRadius: '4px',
  selectors: {
    '&[data-current]': {
      height: '20px',
      minWidth: '12px',
      outline: `2px solid ${vars.text.default}`,
      outlineOffset: '-1px',
      padding: '3px',
    },
  },
});
export const bar = style({ display: 'block', height: '100%', borderRadius: '3px', forcedColorAdjust: 'none' });
const outlined = { border: `2px solid ${vars.text.muted}`, background: vars.result.annulled.bg } as const;
export const verdict = styleVariants({
  acerto: { background: vars.result.hit.bg },
  bonificada: { background: vars.result.hit.bg },
  erro: { background: vars.result.miss.bg, height: '50%' },
  branco: { ...outlined, background: 'none' },
  anulada: { ...outlined, height: '50%' },
  subjetiva: { background: vars.result.subjective.bg },
});
