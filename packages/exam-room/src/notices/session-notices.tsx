import { overallSaveState, refusedParts, repairsToTell, type ProvaState } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { Button, ConnectionNotice, Note, StickyNotices } from '@luneta/ui';
import { useMemo } from 'react';

import { useExamSetup } from '../setup.tsx';
import { partsInWords } from '../words/parts.ts';
import type { ExamWords } from '../words/words.ts';

/**
 * What is wrong now: no connection, an answer that is not saved, another tab, or a read-only view. They stand at the foot
 * of the screen, where a notice that comes or goes moves nothing that is being read. What the screen itself says at its field
 * is not said again.
 */
export function SessionNotices({ told = null }: { told?: 'essay' | null }) {
  const { words } = useExamSetup();
  const { dispatch } = useProvaActions();
  const access = useProvaValue((state) => state.access);
  const status = useProvaValue((state) => state.connection.status);
  const saved = useProvaValue(overallSaveState);
  const current = useProvaValue((state) => state.current);
  const refused = useProvaValue(refusedParts).filter((part) =>
    part.kind === 'essay' ? told !== 'essay' : part.banco_questao_id !== current,
  );
  const numeros = refused.flatMap((part) => (part.kind === 'item' ? [part.numero] : []));
  const offline = status === 'offline';
  const isSaid = saved === 'guardado' || (saved === 'erro' && refused.length > 0);
  const unsaved = !offline && access === 'open' && isSaid ? saved : null;
  const repairs = useProvaValue(useMemo(() => repairWords(words.repaired), [words]));
  const quiet = repairs === '' && !offline && unsaved === null && access !== 'read-only' && access !== 'taken-over';
  return (
    <StickyNotices label={words.notices} quiet={quiet}>
      {access === 'read-only' && <Note tone="reading">{words.refused['read-only']}</Note>}
      {access === 'taken-over' && (
        <Note
          tone="warning"
          alert
          action={
            <Button size="sm" onClick={() => dispatch({ type: 'take-over-asked' })}>
              {words.takeOver}
            </Button>
          }
        >
          {words.takenOver}
        </Note>
      )}
      <ConnectionNotice state={offline ? 'offline' : null} text={words.offline} />
      <div role="status">
        {repairs !== '' && (
          <Note
            tone="info"
            action={
              <Button size="sm" variant="secondary" onClick={() => dispatch({ type: 'repairs-seen' })}>
                {words.repairsSeen}
              </Button>
            }
          >
            {repairs}
          </Note>
        )}
        {unsaved === 'guardado' && <Note tone="warning">{words.unsaved.guardado}</Note>}
        {unsaved === 'erro' && (
          <Note tone="warning">{words.unsaved.erro(partsInWords(numeros, numeros.length < refused.length))}</Note>
        )}
      </div>
    </StickyNotices>
  );
}

/** What the school did to questions, in one text; '' when there is nothing to tell. */
const repairWords = (said: ExamWords['repaired']) => (state: ProvaState) =>
  repairsToTell(state)
    .map(({ numero, reparo }) => said[reparo](numero))
    .join(' ');
