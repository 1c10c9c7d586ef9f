/** Puts the exams of a test account back to their start (S3 §2). Nobody else sees it. */
import { resetAvaliacoesMutation } from '@luneta/api-client/avaliacoes';
import { errorMessage, useConta, useServices, useSession } from '@luneta/app-shell';
import { Button, FailureText, Stack, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

export function ResetAvaliacoes() {
  const { api } = useServices();
  const { conta_teste } = useConta();
  const { perfil_real } = useSession();
  const toast = useToast();
  const reset = useMutation(resetAvaliacoesMutation(api));
  if (!conta_teste || perfil_real !== 'aluno') return null;
  const ask = () => reset.mutate(undefined, { onSuccess: () => toast.show({ tone: 'success', text: copy.resetDone }) });
  return (
    <Stack gap="e8" align="start">
      <Button variant="secondary" size="md" busy={reset.isPending} onClick={ask}>
        {copy.reset}
      </Button>
      <FailureText>{reset.isError ? errorMessage(reset.error) : null}</FailureText>
    </Stack>
  );
}
