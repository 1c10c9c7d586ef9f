import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, layer, motion, curve, radius, shadow, space } from '../../../theme/scale.ts';
import { keyframes } from '@vanilla-extract/css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

/** The card at the bottom right of a wide screen. */
export const card = style({
  position: 'fixed',
  zIndex: layer.navigation,
  insetBlockEnd: space.e24,
  insetInlineEnd: space.e24,
  width: '380px',
  maxHeight: ['calc(100vh - 48px)', 'calc(100dvh - 48px)'],
  display: 'flex',
  padding: space.e20,
  overflowY: 'auto',
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  color: vars.text.default,
  boxShadow: shadow.dialog,
  animation: `${arrive} ${motion.modal} ${curve.enter}`,
});
export const height = styleVariants({ content: {}, full: { height: '560px' } });
export const column = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.e16,
});
/** On a phone the dialog itself scrolls; `full` fills it. */
export const fill = style({ minHeight: '100%' });
export const header = style({ display: 'flex', alignItems: 'flex-start', gap: space.e8 });
export const title = style({ flex: 1, minWidth: 0, paddingBlockStart: space.e8 });
export const close = style({ margin: '-4px -8px 0 0' });
export const body = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space.e16 });
