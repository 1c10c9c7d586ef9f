/** The way into an empty bank: our questions, looked at and applied like a file of the school. */
import { createImportacaoExemploMutation } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useNavigate } from '@luneta/app-shell/router';
import { Button, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export function Exemplos() {
  const { api } = useServices();
  const toast = useToast();
  const navigate = useNavigate();
  const send = useMutation(createImportacaoExemploMutation(api));
  const begin = () =>
    send.mutate(undefined, {
      onSuccess: ({ importacao_id }) => void navigate(paths.importacao(importacao_id)),
      onError: (error) => toast.show({ tone: 'danger', text: errorMessage(error) }),
    });
  return (
    <Button variant="secondary" size="sm" busy={send.isPending} onClick={begin}>
      {copy.exemplos}
    </Button>
  );
}
