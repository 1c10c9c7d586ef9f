import { style } from '@vanilla-extract/css';
import { from, size, space } from '@luneta/ui/theme';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e16,
  width: '100%',
  maxWidth: size.content.student,
  marginInline: 'auto',
  padding: `${space.e12} ${space.e16}`,
  '@media': {
    // The gutters of the content below.
    [from.medium]: { paddingInline: space.e24 },
    [from.expanded]: { paddingInline: space.e32 },
    [from.wide]: { paddingInline: space.e40 },
    print: { display: 'none' },
  },
});
/** A text button has inner padding. A negative margin aligns its text with the gutter. */
export const end = style({ marginInlineEnd: '-14px' });
