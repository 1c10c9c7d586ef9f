import type { ContaUpdateRequest } from '@luneta/api-client';
import { updateContaMutation } from '@luneta/api-client/conta';
import { useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { errorMessage } from '../query/error-message.ts';
import { useServices } from '../services/context.tsx';

/** Saves a change of the account; `saved` is the sentence that tells the success. */
export function useUpdateConta(saved: string) {
  const { api } = useServices();
  const toast = useToast();
  const update = useMutation(updateContaMutation(api));
  return {
    saving: update.isPending,
    /** The server's sentence (S1 §8), or null. */
    failure: update.isError ? errorMessage(update.error) : null,
    forgetFailure: update.reset,
    save: (change: ContaUpdateRequest, onSaved: () => void) =>
      update.mutate(change, {
        onSuccess: () => {
          onSaved();
          toast.show({ tone: 'success', text: saved });
        },
      }),
  };
}
