/** Closing a form that stands over or in a page: at once while nothing was typed, else after a question. */
import { LeaveGuard } from '@luneta/ui';
import { useState, type ReactNode } from 'react';

import { useBlocker } from '../router/index.ts';
import { leaveCopy } from './copy.ts';
import type { FormStanding } from './form-kit.ts';

type LeaveOptions = {
  /** While it is closed nothing is asked. */
  open?: boolean;
  /** The page beside it leads elsewhere: that is asked about, too. Its filters only change what follows the address. */
  blocks?: boolean;
};

export function useLeave(
  { changed }: FormStanding,
  onClose: () => void,
  { open = true, blocks = false }: LeaveOptions = {},
): [() => void, ReactNode] {
  const [asking, setAsking] = useState(false);
  const dirty = open && changed.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => blocks && dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    if (changed.length > 0) setAsking(true);
    else onClose();
  };
  const question = (
    <LeaveGuard
      dirty={dirty}
      blocked={asking || blocker.state === 'blocked'}
      onStay={() => {
        setAsking(false);
        blocker.reset?.();
      }}
      onLeave={() => {
        setAsking(false);
        onClose();
        blocker.proceed?.();
      }}
      title={leaveCopy.title}
      stayLabel={leaveCopy.stay}
      leaveLabel={leaveCopy.leave}
    >
      {leaveCopy.text}
    </LeaveGuard>
  );
  return [leave, question];
}
