/** Courses: not built yet. */
import { NotBuiltPage } from '@luneta/app-shell';

import { copy } from './copy.ts';

export function CursosScreen() {
  return <NotBuiltPage what={copy.what} />;
}
