/** A form as one row of an `EditTable`; on a phone it is a sheet. It asks before changes are lost. */
import { EditRow, useMediaQuery } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { copy } from './copy.ts';
import { FormDrawer } from './form-drawer.tsx';
import type { FormStanding } from './form-kit.ts';
import { failureSentence } from './form.tsx';
import { useLeave } from './use-leave.tsx';

export type FormRowProps = {
  of: FormStanding;
  /** Names the row, and is the title of the sheet. */
  title: string;
  /** The button that sends it. */
  confirmLabel: string;
  onClose: () => void;
  /** The control of each column, in their order; null where nothing is typed. The label is hidden in a row: its head says it. */
  cells: readonly (((hideLabel: boolean) => ReactNode) | null)[];
};

export function FormRow({ cells, ...form }: FormRowProps) {
  const wide = useMediaQuery(from.expanded);
  if (wide) return <Row {...form} cells={cells} />;
  return <FormDrawer {...form}>{cells.map((cell) => cell?.(false))}</FormDrawer>;
}

function Row({ of, title, confirmLabel, onClose, cells }: FormRowProps) {
  const [leave, question] = useLeave(of, onClose);
  const { attempt, problems, failure } = of;
  const first = useRef(problems[0]?.field);
  useEffect(() => {
    first.current = problems[0]?.field;
  });
  useEffect(() => {
    if (attempt > 0 && first.current !== undefined) document.getElementById(first.current)?.focus();
  }, [attempt]);
  return (
    <>
      <EditRow
        label={title}
        cells={cells.map((cell) => cell?.(true) ?? null)}
        saveLabel={confirmLabel}
        onSave={of.submit}
        cancelLabel={copy.cancel}
        onCancel={leave}
        saving={of.sending}
        error={failure === null ? undefined : failureSentence(failure)}
      />
      {/* A row has no place for a dialog. */}
      {createPortal(question, document.body)}
    </>
  );
}
