/** Asks before unsaved work is left behind, by a link, by Back or by closing the page. */
import { LeaveGuard } from '@luneta/ui/editor';
import { useBlocker } from 'react-router';

import { copy } from './copy.ts';

export function Saida({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && nextLocation.pathname !== currentLocation.pathname,
  );
  return (
    <LeaveGuard
      dirty={dirty}
      blocked={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
      title={copy.leaveTitle}
      stayLabel={copy.stay}
      leaveLabel={copy.leave}
    >
      {copy.leaveText}
    </LeaveGuard>
  );
}
