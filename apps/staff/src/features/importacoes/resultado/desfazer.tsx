/** Takes back what the file did, after one question that says what stays. */
import { undoImportacaoMutation } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, Confirm } from '@luneta/ui';
import { Undo2 } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { mudancasDe } from '../contas.ts';
import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';

export function Desfazer({ importacao: { resumo, versao }, of }: Pick<EtapaProps, 'importacao' | 'of'>) {
  const { api } = useServices();
  const may = useMayCall()('undoImportacao');
  const [asking, setAsking] = useState(false);
  const undo = useMutation(undoImportacaoMutation(api, of));
  if (!may) return null;
  return (
    <>
      <Button size="sm" variant="secondary" icon={Undo2} onClick={() => setAsking(true)}>
        {copy.desfazer}
      </Button>
      <Confirm
        open={asking}
        tone="danger"
        title={copy.desfazerTitle}
        confirmLabel={copy.desfazer}
        onConfirm={() => undo.mutate({ versao }, { onSuccess: () => setAsking(false) })}
        cancelLabel={copy.manter}
        onCancel={() => setAsking(false)}
        busy={undo.isPending}
        error={undo.isError ? errorMessage(undo.error) : undefined}
      >
        {copy.desfazerText(mudancasDe(resumo))}
      </Confirm>
    </>
  );
}
