import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, radius } from '../../../theme/scale.ts';

const selected = { '&.ProseMirror-selectednode': focusRing } as const;

/** The source of a formula that has not been drawn yet. */
export const chip = style({
  padding: '2px 8px',
  borderRadius: radius.chip,
  background: vars.info.soft,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  color: vars.info.fg,
  cursor: 'default',
  boxDecorationBreak: 'clone',
  selectors: selected,
});
export const drawn = style({ borderRadius: radius.chip, cursor: 'default', selectors: selected });
globalStyle(`:is(${chip}, ${drawn})[data-display="true"]`, {
  // On its own line, but not a block, which would add an empty line for the caret.
  display: 'inline-block',
  width: '100%',
  overflowX: 'auto',
  textAlign: 'center',
  verticalAlign: 'middle',
});
