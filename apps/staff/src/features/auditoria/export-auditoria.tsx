/** Hands the acts that the filters find to the browser as a file (D 225). */
import { readAuditoria, type AuditoriaBusca } from '@luneta/api-client/gestao-auditoria';
import { useConta, useServices } from '@luneta/app-shell';
import { Button, Inline, Note, Stack } from '@luneta/ui';
import { Table } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';

import { downloadText, fileNameOf } from '../../shared/download-text.ts';
import { copy } from './copy.ts';
import { auditoriaCsv } from './planilha.ts';

/** A file of more lines is of little use, and each hundred is a call. */
const MAX_LINES = 5_000;

export function ExportAuditoria({ busca }: { busca: AuditoriaBusca }) {
  const { api } = useServices();
  const { fuso_horario } = useConta();
  const run = useMutation({
    mutationFn: () => readAuditoria(api, busca, MAX_LINES),
    onSuccess: ({ registros }) => downloadText(fileNameOf('auditoria'), auditoriaCsv(registros, fuso_horario)),
  });
  return (
    <Stack gap="e8">
      <Inline>
        <Button variant="secondary" size="sm" icon={Table} busy={run.isPending} onClick={() => run.mutate()}>
          {copy.export}
        </Button>
      </Inline>
      {run.isError && (
        <Note tone="danger" alert>
          {copy.exportFailed}
        </Note>
      )}
      {run.data?.inteira === false && <Note tone="info">{copy.exportCut(run.data.registros.length)}</Note>}
    </Stack>
  );
}
