/** Asks before unsaved work is lost: another place of the app, Back, or a page that closes. One stands at a time. */
import { LeaveGuard } from '@luneta/ui';
import type { ReactNode } from 'react';
import { useBlocker } from '../router/index.ts';

import { leaveCopy } from './copy.ts';

export type UnsavedGuardProps = {
  /** There is unsaved work. */
  dirty: boolean;
  /** What would be lost, where more can be said than in general. */
  children?: ReactNode;
};

export function UnsavedGuard({ dirty, children = leaveCopy.text }: UnsavedGuardProps) {
  // A filter in the address is the same place, and loses nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveGuard
      dirty={dirty}
      blocked={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
      title={leaveCopy.title}
      stayLabel={leaveCopy.stay}
      leaveLabel={leaveCopy.leave}
    >
      {children}
    </LeaveGuard>
  );
}
