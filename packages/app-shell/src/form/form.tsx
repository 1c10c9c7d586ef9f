/** A form on a page: what is wrong above its fields, the fields, why it was not sent, and the question before it is left. */
import { ErrorSummary, Note, Stack } from '@luneta/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import { errorMessage } from '../query/error-message.ts';
import { copy } from './copy.ts';
import type { FormStanding } from './form-kit.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

export type FormProps = {
  of: FormStanding;
  /** The fields, and the button or bar that sends them. */
  children: ReactNode;
  /** Ids of headings that name it for screen readers. */
  labelledBy?: string | undefined;
  /** Its name, where no heading is one. */
  label?: string | undefined;
  /** What is said when somebody else saved meanwhile. */
  conflictText?: string;
  /** Asks before unsaved changes are left; a text says more than in general. Off for a form that loses nothing. */
  guard?: boolean | string;
};

export function Form({ of, children, labelledBy, label, conflictText = copy.conflict, guard = false }: FormProps) {
  return (
    <form noValidate onSubmit={sends(of)} aria-labelledby={labelledBy} aria-label={label}>
      <Stack gap="e16">
        <FormProblems of={of} />
        {of.conflict && (
          <Note tone="warning" alert>
            {conflictText}
          </Note>
        )}
        {children}
      </Stack>
      {guard !== false && (
        <UnsavedGuard dirty={of.changed.length > 0}>{guard === true ? undefined : guard}</UnsavedGuard>
      )}
    </form>
  );
}

/** Sends by the browser's own way: Enter in a field, or the button. */
export const sends =
  ({ submit }: FormStanding) =>
  (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

/** What is wrong, once it was tried: the summary takes the focus; a single error has it at its field. */
export function FormProblems({ of: { problems, attempt } }: { of: FormStanding }) {
  const [first, ...more] = problems;
  const only = more.length === 0 ? first?.field : undefined;
  const target = useRef(only);
  useEffect(() => {
    target.current = only;
  });
  // Typing mends a field without moving the focus: only an attempt moves it.
  useEffect(() => {
    if (attempt > 0 && target.current !== undefined) document.getElementById(target.current)?.focus();
  }, [attempt]);
  return <ErrorSummary title={copy.problems} errors={problems} attempt={attempt} />;
}

/** A failure in words: the form's own, or the server's. */
export const failureSentence = (failure: unknown): string =>
  typeof failure === 'string' ? failure : errorMessage(failure);

/** Why it was not sent, above the button that sends it. */
export function FormFailure({ of: { failure } }: { of: FormStanding }) {
  if (failure === null) return null;
  return (
    <Note tone="danger" alert>
      {failureSentence(failure)}
    </Note>
  );
}
