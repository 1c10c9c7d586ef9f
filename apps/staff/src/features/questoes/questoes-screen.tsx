/** The question bank: not built yet. */
import { NotBuiltPage } from '@luneta/app-shell';

import { copy } from './copy.ts';

export function QuestoesScreen() {
  return <NotBuiltPage what={copy.what} />;
}
