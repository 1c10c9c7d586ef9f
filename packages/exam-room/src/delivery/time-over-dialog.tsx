import { redirectSeconds, unsentCount } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { CountdownDialog, Text } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** Time is over: five seconds, then the finished page. Nothing closes it. */
export function TimeOverDialog({ open }: { open: boolean }) {
  const { words: copy } = useExamSetup();
  const seconds = useProvaValue(redirectSeconds);
  const { dispatch } = useProvaActions();
  const offline = useProvaValue(({ connection }) => connection.status === 'offline');
  const unsent = useProvaValue(unsentCount);
  const { title, text, go } = copy.timeOver;
  return (
    <CountdownDialog
      open={open}
      title={title}
      seconds={seconds}
      mood="normal"
      action={{ label: go, onClick: () => dispatch({ type: 'leave-asked' }) }}
    >
      <Text>{text}</Text>
      {offline && unsent > 0 && <Text>{copy.timeOverUnsent(unsent)}</Text>}
    </CountdownDialog>
  );
}
