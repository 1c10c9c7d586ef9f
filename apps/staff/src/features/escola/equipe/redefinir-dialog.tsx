/** Asks for the reason before somebody's two-step sign-in is reset, after saying what follows. */
import type { GestaoEquipePessoa } from '@luneta/api-client';
import { resetDuasEtapasMutation } from '@luneta/api-client/gestao-escolas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, Dialog, Stack, Text, Textarea } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';

/** The contract's bounds of a reason. */
const [MIN, MAX] = [5, 500];

type RedefinirDialogProps = {
  escola_id: number;
  pessoa: GestaoEquipePessoa;
  onClose: () => void;
  onDone: () => void;
};

export function RedefinirDialog({ escola_id, pessoa, onClose, onDone }: RedefinirDialogProps) {
  const { api } = useServices();
  const reset = useMutation(resetDuasEtapasMutation(api, escola_id));
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const { length } = motivo.trim();
  const fits = length >= MIN && length <= MAX;
  function send() {
    setTried(true);
    if (fits) reset.mutate({ pessoa_id: pessoa.pessoa_id, motivo: motivo.trim() }, { onSuccess: onDone });
  }
  return (
    <Dialog
      open
      title={copy.title}
      onClose={onClose}
      error={reset.isError ? errorMessage(reset.error) : undefined}
      footer={
        <>
          <Button variant="danger" busy={reset.isPending} onClick={send}>
            {copy.reset}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack gap="e16">
        <Text>{copy.text(pessoa.nome)}</Text>
        <Textarea
          label={copy.motivo}
          help={copy.motivoHelp}
          rows={2}
          limit={MAX}
          value={motivo}
          error={tried && !fits ? copy.motivoShort : undefined}
          onChange={setMotivo}
        />
      </Stack>
    </Dialog>
  );
}
