/** What an action plan is, until the student asks not to see it again (S2 §2.3; decision 143). */
import { setNaoExibirExplicacaoMutation, type AdaptadaIds } from '@luneta/api-client/adaptadas';
import { errorMessage, useMayWrite, useServices } from '@luneta/app-shell';
import { Button, Checkbox, Dialog, Pipa, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';

export function Explicacao({ ids }: { ids: AdaptadaIds }) {
  const { api } = useServices();
  const mayWrite = useMayWrite();
  const [open, setOpen] = useState(true);
  const [never, setNever] = useState(false);
  const hide = useMutation(setNaoExibirExplicacaoMutation(api, ids));
  const words = copy.explicacao;
  const close = () => setOpen(false);
  const confirm = () => (never ? hide.mutate(undefined, { onSuccess: close }) : close());
  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={words.title}
      picture={<Pipa mood="feliz" size={96} />}
      error={hide.isError ? errorMessage(hide.error) : undefined}
      footer={
        <Button busy={hide.isPending} onClick={confirm}>
          {words.ok}
        </Button>
      }
    >
      <Stack gap="e12">
        <Text>{words.text}</Text>
        {mayWrite && <Checkbox label={words.check} checked={never} onChange={setNever} />}
      </Stack>
    </Dialog>
  );
}
