/** Archives a campus, a grade or a class, after saying what follows. What stands in the way is named line by line. */
import { ApiError } from '@luneta/api-client';
import { errorMessage } from '@luneta/app-shell';
import { Button, Dialog, Note, Stack, Text } from '@luneta/ui';
import type { UseMutationResult } from '@tanstack/react-query';

import { copy } from './copy.ts';

type Arquivamento = { readonly id: number; readonly arquivada: boolean };
export type ArquivarProps<Answer> = {
  id: number;
  /** How it is called: 'a sede Centro'. */
  nome: string;
  mutation: UseMutationResult<Answer, Error, Arquivamento>;
  onClose: () => void;
  onDone: () => void;
};

export function Arquivar<Answer>({ id, nome, mutation, onClose, onDone }: ArquivarProps<Answer>) {
  const { error, isPending } = mutation;
  const linhas = error instanceof ApiError ? error.campos.map(({ erro }) => erro) : [];
  return (
    <Dialog
      open
      onClose={onClose}
      forced={isPending}
      title={copy.title(nome)}
      error={error === null || linhas.length > 0 ? undefined : errorMessage(error)}
      footer={
        <>
          <Button busy={isPending} onClick={() => mutation.mutate({ id, arquivada: true }, { onSuccess: onDone })}>
            {copy.archive}
          </Button>
          <Button variant="secondary" safe disabled={isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Text>{copy.text}</Text>
      {error !== null && linhas.length > 0 && (
        <Note tone="danger" alert title={errorMessage(error)}>
          <Stack as="ul" gap="e4">
            {linhas.map((linha) => (
              <li key={linha}>{linha}</li>
            ))}
          </Stack>
        </Note>
      )}
    </Dialog>
  );
}
