import { border, curve, font, from, motion, motionWanted, radius, space, vars } from '@luneta/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** Purple light behind Breu, and the ground he stands on. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '292px',
  background: `radial-gradient(circle at 50% 70%, ${vars.boss.track}, ${vars.bg.canvas} 72%)`,
});
/** Without the bar of the fight above him. */
export const alone = style({ gridTemplateRows: '1fr', minHeight: '136px' });
export const figure = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  paddingBlockEnd: space.e8,
});
export const ground = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: '-20%',
  insetBlockEnd: '-56px',
  height: '84px',
  borderRadius: '50%',
  background: vars.bg.canvas,
});
export const combo = style({
  position: 'absolute',
  insetBlockStart: '38%',
  insetInlineStart: space.e16,
  maxWidth: 'calc(50% - 60px)',
  '@media': { [from.expanded]: { insetBlock: 'auto 120px' } },
});

const pop = keyframes({ from: { scale: '.6', opacity: 0 } });
export const verdict = style({
  position: 'absolute',
  insetBlockStart: '28%',
  insetInlineEnd: space.e16,
  rotate: '-6deg',
  // Beside a question he stands at the foot of a high column.
  padding: `${space.e4} ${space.e12}`,
  borderRadius: radius.cell,
  border: `${border.medium} solid ${vars.warning.border}`,
  background: vars.warning.soft,
  color: vars.warning.fg,
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: '1rem',
  lineHeight: 1.2,
  '@media': {
    // Beside a question he stands at the foot of a high column.
    [from.expanded]: { insetBlock: 'auto 150px' },
    [motionWanted]: { animation: `${pop} ${motion.modal} ${curve.spring}` },
  },
});
