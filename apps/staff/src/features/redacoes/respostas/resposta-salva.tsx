/** Where the points of one answer are, in words; nothing while there is nothing to say. */
import type { Espera, Line } from '@luneta/outbox';
import { SavedIndicator } from '@luneta/ui';

import { copy } from '../copy.ts';

type RespostaSalvaProps = {
  /** Something is typed that was not given. */
  unsaved: boolean;
  /** What was given and the server does not have. */
  line: Pick<Line<unknown, unknown>, 'recusa'> | undefined;
  /** Why it waits. */
  espera: Espera | null;
};

export function RespostaSalva({ unsaved, line, espera }: RespostaSalvaProps) {
  if (unsaved) return <SavedIndicator state="unsaved" text={copy.saved.sem_conexao} />;
  if (line === undefined) return null;
  if (line.recusa !== null) return <SavedIndicator state="failed" text={copy.saved.recusada} />;
  if (espera === null) return <SavedIndicator state="saving" text={copy.saved.enviando} />;
  return <SavedIndicator state="offline" text={copy.saved.sem_conexao} />;
}
