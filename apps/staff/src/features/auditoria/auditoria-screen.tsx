/** Who did what: not built yet. */
import { NotBuiltPage } from '@luneta/app-shell';

import { copy } from './copy.ts';

export function AuditoriaScreen() {
  return <NotBuiltPage what={copy.what} />;
}
