/** The bar of a long form: where the form stands, its buttons, and Ctrl+S. It asks before changes are discarded. */
import { ApiError } from '@luneta/api-client';
import { Confirm, SaveBar, type SavedState, type SaveBarPlace } from '@luneta/ui';
import { useState, type ReactNode } from 'react';

import { saveCopy as copy } from './copy.ts';
import type { FormStanding } from './form-kit.ts';
import { failureSentence } from './form.tsx';
import { SaveKey } from './save-key.tsx';

export type FormSaveBarProps = SaveBarPlace & {
  of: FormStanding;
  /** Heading of the screen's part in the list of keys. */
  group: string;
  /** How many changes are said. Default: the fields that changed. */
  count?: number;
  /** Further actions before the buttons. */
  actions?: ReactNode;
};

/** Stands last inside its `Form`, or with a title over the page. */
export function FormSaveBar({ of, group, count = of.changed.length, actions, ...place }: FormSaveBarProps) {
  const [asking, setAsking] = useState(false);
  const changed = of.changed.length > 0;
  const [state, stateText] = standingOf(of, count);
  return (
    <>
      <SaveBar
        {...place}
        state={state}
        stateText={stateText}
        // Without a title it stands in its form, whose fields send it by Enter.
        onSave={place.title === undefined ? undefined : of.submit}
        onDiscard={changed ? () => setAsking(true) : undefined}
        disabled={!changed && !of.sending}
        actions={actions}
      />
      {changed && <SaveKey label={copy.save} group={group} onSave={of.submit} />}
      <Confirm
        open={asking}
        tone="danger"
        title={copy.discardTitle(count)}
        confirmLabel={copy.discardYes}
        cancelLabel={copy.keepEditing}
        onConfirm={() => {
          setAsking(false);
          of.reset();
        }}
        onCancel={() => setAsking(false)}
      >
        {copy.discardText}
      </Confirm>
    </>
  );
}

function standingOf(
  { sending, failure, conflict, problems, changed }: FormStanding,
  count: number,
): readonly [SavedState, string] {
  if (sending) return ['saving', copy.saving];
  if (failure instanceof ApiError && failure.offline) return ['offline', copy.offline];
  if (failure !== null) return ['failed', failureSentence(failure)];
  if (conflict && changed.length > 0) return ['failed', copy.overtaken];
  if (problems.length > 0) return ['failed', copy.fix(problems.length)];
  return changed.length > 0 ? ['unsaved', copy.unsaved(count)] : ['saved', copy.saved];
}
