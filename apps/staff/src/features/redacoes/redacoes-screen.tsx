/** Essays and text answers to mark: not built yet. */
import { NotBuiltPage } from '@luneta/app-shell';

import { copy } from './copy.ts';

export function RedacoesScreen() {
  return <NotBuiltPage what={copy.what} />;
}
