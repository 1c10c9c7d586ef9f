/** Puts the roadmap of a test account back to its start (S3 §2). Nobody else sees it. */
import { resetTrilhaMutation, type RoteiroIds } from '@luneta/api-client/trilhas';
import { errorMessage, useConta, useServices, useSession } from '@luneta/app-shell';
import { Button, FailureText, Stack, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

export function ResetTrilha({ onDone, ...ids }: RoteiroIds & { onDone: () => void }) {
  const { api } = useServices();
  const { conta_teste } = useConta();
  const { perfil_real } = useSession();
  const toast = useToast();
  const reset = useMutation(resetTrilhaMutation(api));
  if (!conta_teste || perfil_real !== 'aluno') return null;
  const onSuccess = () => {
    toast.show({ tone: 'success', text: copy.resetDone });
    onDone();
  };
  return (
    <Stack gap="e8" align="start">
      <Button variant="text" size="md" busy={reset.isPending} onClick={() => reset.mutate(ids, { onSuccess })}>
        {copy.reset}
      </Button>
      <FailureText>{reset.isError ? errorMessage(reset.error) : null}</FailureText>
    </Stack>
  );
}
