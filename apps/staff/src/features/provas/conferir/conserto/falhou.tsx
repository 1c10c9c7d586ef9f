/** Why a mend was not saved; what was typed stays. */
import { errorMessage } from '@luneta/app-shell';
import { Note } from '@luneta/ui';

export const Falhou = ({ error }: { error: Error | null }) =>
  error && (
    <div role="alert">
      <Note tone="danger">{errorMessage(error)}</Note>
    </div>
  );
