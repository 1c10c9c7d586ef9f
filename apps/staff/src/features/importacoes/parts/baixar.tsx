/** The faulty lines as a file: the school mends them where they come from. */
import { readLinhasCsv } from '@luneta/api-client/gestao-importacoes';
import { useServices } from '@luneta/app-shell';
import { Button, FailureText, Inline } from '@luneta/ui';
import { Table } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';

import { downloadFile } from '../../../shared/download-text.ts';
import { copy } from '../copy.ts';
import type { EtapaProps } from './etapa-props.ts';

export function Baixar({ of }: Pick<EtapaProps, 'of'>) {
  const { api } = useServices();
  const read = useMutation({
    mutationFn: () => readLinhasCsv(api, of, { acao: 'erro' }),
    onSuccess: (bytes) => downloadFile(copy.baixarFile, bytes),
  });
  return (
    <Inline gap="e8" wrap>
      <Button variant="secondary" size="sm" icon={Table} busy={read.isPending} onClick={() => read.mutate()}>
        {copy.baixar}
      </Button>
      {read.isError && <FailureText>{copy.baixarFailed}</FailureText>}
    </Inline>
  );
}
