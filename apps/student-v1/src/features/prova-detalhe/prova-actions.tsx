import type { Prova } from '@luneta/api-client';
import { startProvaMutation } from '@luneta/api-client/prova';
import { errorMessage, useConta, useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { ActionBar, Button, ButtonLink, Grid, Note, Stack } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** What can be done with the exam now, or the reason why nothing can, at the foot of the page. */
export function ProvaActions({ prova }: { prova: Prova }) {
  const { fuso_horario } = useConta();
  const mayWrite = useMayWrite();
  const { situacao, turma_avaliacao_id, dia_prova } = prova;
  if (situacao === 'agendada')
    return (
      <ActionBar>
        <Note tone="info">{copy.agendada(formatPrazo(Date.parse(prova.data_aplicacao), fuso_horario))}</Note>
      </ActionBar>
    );
  if (situacao === 'encerrada') {
    return (
      <ActionBar>
        <Stack gap="e12">
          <Note tone="locked">{copy.encerrada}</Note>
          {prova.iniciada_em !== null && (
            <ButtonLink href={paths.finalizada(turma_avaliacao_id, dia_prova)} variant="secondary" block>
              {copy.resumo}
            </ButtonLink>
          )}
        </Stack>
      </ActionBar>
    );
  }
  if (situacao === 'disponivel')
    return mayWrite ? (
      <StartButton prova={prova} />
    ) : (
      <ActionBar>
        <Note tone="reading">{copy.readOnly}</Note>
      </ActionBar>
    );
  return (
    <ActionBar>
      <Stack gap="e12">
        {situacao === 'entregue' && <Note tone="success">{copy.entregue}</Note>}
        <PartLinks prova={prova} />
      </Stack>
    </ActionBar>
  );
}

/** One button for each part; the first one is the main action. */
function PartLinks({ prova: { turma_avaliacao_id, dia_prova, existe_itens, existe_redacao } }: { prova: Prova }) {
  return (
    <Grid columns={existe_itens && existe_redacao ? 2 : 1} gap="e12">
      {existe_itens && (
        <ButtonLink href={paths.itens(turma_avaliacao_id, dia_prova)} block>
          {copy.questoes}
        </ButtonLink>
      )}
      {existe_redacao && (
        <ButtonLink
          href={paths.redacao(turma_avaliacao_id, dia_prova)}
          variant={existe_itens ? 'secondary' : 'primary'}
          block
        >
          {copy.redacao}
        </ButtonLink>
      )}
    </Grid>
  );
}

/** Only this starts the clock (decision 90); reading never does. */
function StartButton({ prova: { turma_avaliacao_id, dia_prova, existe_itens } }: { prova: Prova }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const start = useMutation(
    startProvaMutation(api, { turma_avaliacao_id, dia_prova, turma_aluno_id: useTurmaAlunoId() }),
  );
  const first = existe_itens ? paths.itens : paths.redacao;
  const go = () => start.mutate(undefined, { onSuccess: () => void navigate(first(turma_avaliacao_id, dia_prova)) });
  return (
    <ActionBar>
      <Stack gap="e12">
        {start.isError && (
          <Note tone="danger" alert>
            {errorMessage(start.error)}
          </Note>
        )}
        <Button block busy={start.isPending} onClick={go}>
          {copy.iniciar}
        </Button>
      </Stack>
    </ActionBar>
  );
}
