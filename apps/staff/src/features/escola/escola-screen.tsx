/** Settings, notices and survey of the school: not built yet. */
import { NotBuiltPage } from '@luneta/app-shell';

import { copy } from './copy.ts';

export function EscolaScreen() {
  return <NotBuiltPage what={copy.what} />;
}
