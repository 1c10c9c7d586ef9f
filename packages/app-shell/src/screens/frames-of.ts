/** What stands in the page for each screen before the app's scripts have come, from the table of screens. */
import type { FrameRow } from '../frames/frame-row.ts';
import { paramsOf, spellings } from './spellings.ts';
import type { ScreenRow, Screens } from './screens.ts';

/** `look`: the theme of the app, which no row repeats. */
function frameAt(path: string, { address, title, frame, inner, inside, section, tema }: ScreenRow): FrameRow {
  const own = tema?.(paramsOf(address, path, () => '1'));
  return {
    path,
    frame,
    title,
    ...(inner && { inner }),
    ...(inside !== 'frame' && { session: true }),
    ...(section !== undefined && { section }),
    ...(own === 'plano' && { tema: own }),
  };
}

/** A frame for each address; the first row is where `/` leads. */
export function framesOf({ rows }: Screens): FrameRow[] {
  const [start] = rows;
  return [
    ...(start ? [frameAt('/', { ...start, section: start.address })] : []),
    ...rows.flatMap((row) => spellings(row.address).map((path) => frameAt(path, row))),
  ];
}
