import type { Prova } from '@luneta/api-client';
import { startProvaMutation } from '@luneta/api-client/prova';
import { errorMessage, useConta, useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { Button, ButtonLink, Note, Stack } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The link that starts the exam, or the reason why it cannot be started now. */
export function StartAction({ prova }: { prova: Prova }) {
  const { fuso_horario: timeZone } = useConta();
  const mayWrite = useMayWrite();
  const { situacao, turma_avaliacao_id, dia_prova } = prova;
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
  return <StartButton prova={prova} />;
}

/** Only this starts the clock (decision 90); reading never does. */
function StartButton({ prova: { turma_avaliacao_id, dia_prova } }: { prova: Prova }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const start = useMutation(
    startProvaMutation(api, { turma_avaliacao_id, dia_prova, turma_aluno_id: useTurmaAlunoId() }),
  );
  const go = () =>
    start.mutate(undefined, { onSuccess: () => void navigate(paths.prova(turma_avaliacao_id, dia_prova)) });
  return (
    <Stack gap="e12">
      {start.isError && (
        <Note tone="danger" alert>
          {errorMessage(start.error)}
        </Note>
      )}
      <Button block busy={start.isPending} onClick={go}>
        {copy.start}
      </Button>
    </Stack>
  );
}
