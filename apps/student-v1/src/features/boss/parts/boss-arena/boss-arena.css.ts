import { from, shortScreen, size, space, stripHeight, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const arena = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  '@media': {
    [from.expanded]: { gridTemplateColumns: '320px minmax(0, 1fr)', gridTemplateRows: '1fr' },
    [from.wide]: { gridTemplateColumns: '400px minmax(0, 1fr)' },
    // A phone that lies has no height for him above the question.
    [shortScreen]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gridTemplateRows: '1fr' },
  },
});

/** On a phone the bar sticks to the top over the whole page; beside the question both stay. */
export const side = style({
  display: 'contents',
  '@media': {
    [from.expanded]: {
      position: 'sticky',
      top: stripHeight,
      alignSelf: 'start',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
      borderInlineEnd: `1px solid ${vars.border.subtle}`,
    },
    [shortScreen]: { position: 'sticky', top: stripHeight, alignSelf: 'start', display: 'grid', minHeight: 0 },
  },
});

export const main = style({ minWidth: 0, display: 'flex', flexDirection: 'column' });
export const content = style({
  flex: '1 0 auto',
  padding: `${space.e16} ${space.e16} ${space.e24}`,
  '@media': { [from.expanded]: { padding: space.e32 } },
});
export const column = style({
  display: 'grid',
  gap: space.e16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: size.content.reading,
  marginInline: 'auto',
});
