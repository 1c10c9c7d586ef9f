import type { Prova } from '@luneta/api-client';
import { useConta, useMayWrite } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { StartButton } from '@luneta/app-shell/start-exam';
import { ActionBar, ButtonLink, Grid, Note, Stack } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

/** What can be done with the exam now, or the reason why nothing can, at the foot of the page. */
export function ProvaActions({ prova }: { prova: Prova }) {
  const { fuso_horario } = useConta();
  const mayWrite = useMayWrite();
  const { situacao, turma_avaliacao_id, dia_prova } = prova;
  if ((prova.cancelada_em ?? null) !== null)
    return (
      <ActionBar>
        <Note tone="locked">{copy.cancelada}</Note>
      </ActionBar>
    );
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
  if (situacao === 'disponivel') {
    const first = prova.existe_itens ? paths.itens : paths.redacao;
    return (
      <ActionBar>
        {mayWrite ? (
          <StartButton
            pedeCodigo={prova.pede_codigo}
            emPapel={prova.em_papel}
            {...{ turma_avaliacao_id, dia_prova }}
            href={first(turma_avaliacao_id, dia_prova)}
            label={copy.iniciar}
          />
        ) : (
          <Note tone="reading">{copy.readOnly}</Note>
        )}
      </ActionBar>
    );
  }
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
