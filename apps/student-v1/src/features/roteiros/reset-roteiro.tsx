/** Puts the roadmaps of a test account back to their start (S2 §2.1; decision 160). Nobody else sees it. */
import { resetRoteiroEstudosMutation } from '@luneta/api-client/adaptadas';
import { errorMessage, lazyPart, useConta, useServices, useSession } from '@luneta/app-shell';
import { Button, Inline, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';
import type { ResetConfirmProps } from './reset-confirm.tsx';

const ResetConfirm = lazyPart<ResetConfirmProps>(async () => (await import('./reset-confirm.tsx')).ResetConfirm);

export function ResetRoteiro() {
  const { api } = useServices();
  const { conta_teste } = useConta();
  const { perfil_real } = useSession();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const reset = useMutation(resetRoteiroEstudosMutation(api));
  if (!conta_teste || perfil_real !== 'aluno') return null;
  const words = copy.reset;
  const close = () => {
    setOpen(false);
    reset.reset();
  };
  const confirm = () =>
    reset.mutate(undefined, {
      onSuccess: () => {
        close();
        toast.show({ tone: 'success', text: words.done });
      },
    });
  return (
    <Inline>
      <Button variant="secondary" size="md" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <ResetConfirm
        open={open}
        busy={reset.isPending}
        error={reset.isError ? errorMessage(reset.error) : undefined}
        onConfirm={confirm}
        onCancel={close}
      />
    </Inline>
  );
}
