/** Exams of the classes: not built yet. */
import { NotBuiltPage } from '@luneta/app-shell';

import { copy } from './copy.ts';

export function ProvasScreen() {
  return <NotBuiltPage what={copy.what} />;
}
