/** The empty table to fill in. */
import { readModelo } from '@luneta/api-client/gestao-importacoes';
import { useServices } from '@luneta/app-shell';
import { Button, FailureText, Inline, Text } from '@luneta/ui';
import { Table } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';

import { downloadFile } from '../../../shared/download-text.ts';
import { copy } from '../copy.ts';

export function Modelo({ tipo }: { tipo: 'alunos' | 'equipe' | 'turmas' | 'questoes' }) {
  const { api } = useServices();
  const read = useMutation({
    mutationFn: () => readModelo(api, tipo),
    onSuccess: (bytes) => downloadFile(copy.modeloFile(tipo), bytes),
  });
  return (
    <Inline gap="e12" wrap>
      <Button variant="secondary" size="sm" icon={Table} busy={read.isPending} onClick={() => read.mutate()}>
        {copy.modelo}
      </Button>
      <Text look="small" tone="muted">
        {copy.modeloText}
      </Text>
      {read.isError && <FailureText>{copy.modeloFailed}</FailureText>}
    </Inline>
  );
}
