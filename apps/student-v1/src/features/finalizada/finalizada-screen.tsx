/** 'Prova Finalizada' (S2 §2.16): the receipt, what was answered, and that answering may go on. */
import type { Resumo } from '@luneta/api-client';
import { resumoQuery } from '@luneta/api-client/prova';
import { QueryState, useConta, usePageTitle, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { countWords, formatDuration, formatPrazo } from '@luneta/domain';
import { ButtonLink, Content, FactsList, Heading, Loading, Note, Pipa, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The clocks of device and server differ by as much at most where the time of an exam ends. */
const CLOSING_SECONDS = 5;

export function FinalizadaScreen(place: { turma_avaliacao_id: number; dia_prova: number }) {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(resumoQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }));
  const [openedMs] = useState(Date.now);
  if (query.data !== undefined && !query.isFetching && isRunning(query.data, openedMs - query.dataUpdatedAt)) {
    return <Navigate to={paths.prova(place.turma_avaliacao_id, place.dia_prova)} replace />;
  }
  return (
    <Content width="reading">
      <Stack gap="e24">
        <Stack gap="e8" align="center">
          {/* Happy about a delivery; an error has a picture of its own. */}
          {!query.isError && (
            <Pipa mood={typeof query.data?.entregue_em === 'string' ? 'feliz' : 'normal'} size={132} />
          )}
          <Heading level={1} focusable ref={heading} align="center">
            {copy.title}
          </Heading>
        </Stack>
        <QueryState query={query} loading={<FinalizadaLoading />}>
          {(resumo) => <Recibo resumo={resumo} />}
        </QueryState>
        <ButtonLink href={paths.provas} block>
          {copy.continuar}
        </ButtonLink>
      </Stack>
    </Content>
  );
}

/** An exam that is neither handed in nor over has nothing to sum up: it goes on. At its end the server may be closing it. */
function isRunning({ situacao, entregue_em, encerrada_em, tempo_restante }: Resumo, ageMs: number): boolean {
  if (situacao === 'entregue' || situacao === 'encerrada' || entregue_em !== null || encerrada_em !== null)
    return false;
  return tempo_restante - Math.max(0, ageMs) / 1000 > CLOSING_SECONDS;
}

function FinalizadaLoading() {
  return (
    <Loading label={copy.loading}>
      <Skeleton shape="card" size={180} />
    </Loading>
  );
}

function Recibo({ resumo }: { resumo: Resumo }) {
  const { fuso_horario } = useConta();
  const { entregue_em, encerrada_em, situacao, responde_apos_entrega } = resumo;
  const over = situacao === 'encerrada' || encerrada_em !== null;
  return (
    <Stack gap="e20">
      {entregue_em !== null ? (
        <Note tone="success" title={copy.confirmed}>
          {copy.delivered(formatPrazo(Date.parse(entregue_em), fuso_horario))}
        </Note>
      ) : (
        <Note tone="info">{over ? copy.closed : copy.closing}</Note>
      )}
      <FactsList facts={facts(resumo)} />
      {responde_apos_entrega && !over && <Text align="center">{copy.note}</Text>}
      <Text tone="muted" align="center">
        {copy.grade}
      </Text>
    </Stack>
  );
}

function facts({ tempo_utilizado, qtde_itens, qtde_itens_respondidos, redacao }: Resumo) {
  const words = copy.facts;
  return [
    ...(tempo_utilizado === null ? [] : [{ term: words.used, value: formatDuration(tempo_utilizado) }]),
    ...(qtde_itens === 0 ? [] : [{ term: words.answered, value: copy.of(qtde_itens_respondidos, qtde_itens) }]),
    ...(redacao === null ? [] : [{ term: words.words, value: countWords(redacao.texto) }]),
  ];
}
