/** A form beside a list: a sheet at the end of the screen, with its actions at the foot. It asks before changes are lost. */
import { Button, Drawer, LeaveGuard, Stack } from '@luneta/ui';
import { useId, useState, type ReactElement, type ReactNode } from 'react';

import { useBlocker } from '../router/index.ts';
import { copy, leaveCopy } from './copy.ts';
import type { FormStanding } from './form-kit.ts';
import { failureSentence, FormProblems, sends } from './form.tsx';

export type FormDrawerProps = {
  of: FormStanding;
  title: string | ReactElement;
  /** Under the title. */
  detail?: string;
  /** The button that sends it; the number that counts stands in it. */
  confirmLabel: string;
  /** Null leaves the way out to the X. */
  cancelLabel?: string | null;
  open?: boolean;
  onClose: () => void;
  /** What follows, and the fields. */
  children: ReactNode;
  /** A card of the page where the screen is wide: the list stays usable beside it. */
  beside?: boolean;
  /** Something else that failed inside. */
  error?: string | undefined;
};

export function FormDrawer(props: FormDrawerProps) {
  const { of, title, detail, confirmLabel, cancelLabel = copy.cancel, open = true, onClose, children, error } = props;
  const { beside = false } = props;
  const form = useId();
  const [asking, setAsking] = useState(false);
  const dirty = open && of.changed.length > 0;
  // Beside it the page leads elsewhere; its filters only change what follows the address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => beside && dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    if (of.changed.length > 0) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Drawer
        open={open}
        onClose={leave}
        forced={of.sending}
        beside={beside}
        title={title}
        {...(detail === undefined ? {} : { detail })}
        error={of.failure === null ? error : failureSentence(of.failure)}
        footer={
          <>
            {cancelLabel !== null && (
              <Button variant="secondary" safe disabled={of.sending} onClick={leave}>
                {cancelLabel}
              </Button>
            )}
            <Button type="submit" form={form} busy={of.sending}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={sends(of)}>
          <Stack gap="e16">
            <FormProblems of={of} level={3} />
            {children}
          </Stack>
        </form>
      </Drawer>
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
    </>
  );
}
