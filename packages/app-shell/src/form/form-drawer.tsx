/** A form beside a list: a sheet at the end of the screen, with its actions at the foot. It asks before changes are lost. */
import { Button, Drawer, Stack } from '@luneta/ui';
import { useId, type ReactElement, type ReactNode } from 'react';

import { copy } from './copy.ts';
import type { FormStanding } from './form-kit.ts';
import { failureSentence, FormProblems, sends } from './form.tsx';
import { useLeave } from './use-leave.tsx';

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
  const [leave, question] = useLeave(of, onClose, { open, blocks: beside });
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
            <FormProblems of={of} />
            {children}
          </Stack>
        </form>
      </Drawer>
      {question}
    </>
  );
}
