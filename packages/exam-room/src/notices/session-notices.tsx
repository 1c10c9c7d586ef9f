import { useProva, useProvaActions } from '@luneta/exam/react';
import { Button, ConnectionNotice, Note, StickyNotices } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** Why the student cannot answer now: no connection, another tab, or a read-only view. */
export function SessionNotices() {
  const { words: copy } = useExamSetup();
  const { access, connection } = useProva();
  const { dispatch } = useProvaActions();
  const offline = connection.status === 'offline';
  const quiet = !offline && access !== 'read-only' && access !== 'taken-over';
  return (
    <StickyNotices label={copy.notices} quiet={quiet}>
      {access === 'read-only' && <Note tone="reading">{copy.readOnly}</Note>}
      {access === 'taken-over' && (
        <Note
          tone="warning"
          alert
          action={
            <Button size="sm" onClick={() => dispatch({ type: 'take-over-asked' })}>
              {copy.takeOver}
            </Button>
          }
        >
          {copy.takenOver}
        </Note>
      )}
      <ConnectionNotice state={offline ? 'offline' : null} text={copy.offline} />
    </StickyNotices>
  );
}
