/** A page of classes did not come: what came before it stays, and the rest can be asked for again. */
import { Button, Note } from '@luneta/ui';

import { copy as words } from '../copy.ts';
import { copy } from './copy.ts';

export function TurmasBroken({ onRetry }: { onRetry: () => void }) {
  return (
    <Note
      tone="warning"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {copy.broken}
    </Note>
  );
}
