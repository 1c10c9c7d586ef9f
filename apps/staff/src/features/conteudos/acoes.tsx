/** What can be done with a content from its row. */
import type { ConteudoGestao } from '@luneta/api-client';
import { createConteudoVerificacaoMutation } from '@luneta/api-client/gestao-conteudos';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, useToast, VisuallyHidden } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

export type AcoesProps = { conteudo: ConteudoGestao; onEdit: () => void; onOrder: () => void };

export function Acoes({ conteudo, onEdit, onOrder }: AcoesProps) {
  const { api } = useServices();
  const toast = useToast();
  const check = useMutation(createConteudoVerificacaoMutation(api, conteudo.conteudo_digital_id));
  if (!conteudo.editavel) return null;
  const verify = () =>
    check.mutate(undefined, {
      onSuccess: ({ verificacao }) => {
        if (verificacao === null) return;
        toast.show({ tone: verificacao === 'ok' ? 'success' : 'info', text: copy.verificado[verificacao] });
      },
      onError: (error) => toast.show({ tone: 'danger', text: errorMessage(error) }),
    });
  const name = <VisuallyHidden>{copy.of(conteudo.descricao)}</VisuallyHidden>;
  return (
    <>
      <Button variant="text" size="sm" onClick={onEdit}>
        {copy.edit}
        {name}
      </Button>
      <Button variant="text" size="sm" busy={check.isPending} onClick={verify}>
        {copy.verificar}
        {name}
      </Button>
      {conteudo.arquivado_em === null && (
        <Button variant="text" size="sm" onClick={onOrder}>
          {copy.ordem}
          {name}
        </Button>
      )}
    </>
  );
}
