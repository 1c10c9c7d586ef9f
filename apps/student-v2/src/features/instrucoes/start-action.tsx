import type { Prova } from '@luneta/api-client';
import { useConta, useMayWrite } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { StartButton } from '@luneta/app-shell/start-exam';
import { ButtonLink, Note, Stack } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

/** The link that starts the exam, or the reason why it cannot be started now. */
export function StartAction({ prova }: { prova: Prova }) {
  const { fuso_horario: timeZone } = useConta();
  const mayWrite = useMayWrite();
  const { situacao, turma_avaliacao_id, dia_prova } = prova;
  if ((prova.cancelada_em ?? null) !== null) return <Note tone="locked">{copy.cancelled}</Note>;
  if (situacao === 'agendada')
    return <Note tone="info">{copy.notOpen(formatPrazo(Date.parse(prova.data_aplicacao), timeZone))}</Note>;
  if (situacao === 'entregue' || situacao === 'encerrada') {
    const delivered = situacao === 'entregue';
    return (
      <Stack gap="e12">
        <Note tone={delivered ? 'success' : 'locked'}>{delivered ? copy.delivered : copy.over}</Note>
        {prova.iniciada_em !== null && (
          <ButtonLink href={paths.finalizado(turma_avaliacao_id, dia_prova)} variant="secondary" block>
            {copy.receipt}
          </ButtonLink>
        )}
      </Stack>
    );
  }
  if (!mayWrite) return <Note tone="reading">{copy.readOnly}</Note>;
  if (situacao === 'em_andamento') {
    return (
      <ButtonLink href={paths.prova(turma_avaliacao_id, dia_prova)} block>
        {copy.resume}
      </ButtonLink>
    );
  }
  return (
    <StartButton
      pedeCodigo={prova.pede_codigo}
      emPapel={prova.em_papel}
      {...{ turma_avaliacao_id, dia_prova }}
      href={paths.prova(turma_avaliacao_id, dia_prova)}
      label={copy.start}
    />
  );
}
