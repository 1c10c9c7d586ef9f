/** The day: exams, and what waits: not built yet. */
import { NotBuiltPage } from '@luneta/app-shell';

import { copy } from './copy.ts';

export function HojeScreen() {
  return <NotBuiltPage what={copy.what} />;
}
