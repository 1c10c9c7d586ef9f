/** Asks for the weekly goal. */
import { saveMetaSemanaMutation } from '@luneta/api-client/adaptadas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { META_OPCOES } from '@luneta/domain';
import { Button, Dialog, Segments } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';

export type MetaDialogProps = { open: boolean; meta: number; onClose: () => void };

export function MetaDialog({ open, meta, onClose }: MetaDialogProps) {
  const { api } = useServices();
  const save = useMutation(saveMetaSemanaMutation(api));
  const [chosen, setChosen] = useState(meta);
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={copy.meta.title}
      description={copy.meta.again}
      error={save.isError ? errorMessage(save.error) : undefined}
      footer={
        <Button block busy={save.isPending} onClick={() => save.mutate(chosen, { onSuccess: close })}>
          {copy.meta.save}
        </Button>
      }
    >
      <Segments
        legend={copy.meta.question}
        showLegend
        options={META_OPCOES.map((n) => ({ value: String(n), label: String(n) }))}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
      />
    </Dialog>
  );
}
