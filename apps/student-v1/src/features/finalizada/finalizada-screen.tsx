/** 'Prova Finalizada' (S2 §2.16): the receipt, what was answered, and that answering may go on. */
import type { Resumo } from '@luneta/api-client';
import { resumoQuery } from '@luneta/api-client/prova';
import { QueryState, useConta, usePageTitle, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { countWords, deliveredThemself, formatDuration, formatPrazo } from '@luneta/domain';
import { OnDeviceNotice, useOnDevice, type OnDevice } from '@luneta/exam-room';
import { ButtonLink, Content, FactsList, Loading, Note, PageTitle, Pipa, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

/** The clocks of device and server differ by as much at most where the time of an exam ends. */
const CLOSING_SECONDS = 5;

export function FinalizadaScreen(place: { turma_avaliacao_id: number; dia_prova: number }) {
  const { api } = useServices();
  const query = useQuery(resumoQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }));
  const onDevice = useOnDevice(place);
  const [openedMs] = useState(Date.now);
  // The last word only when the device holds nothing more: until then the receipt would count too little (decision 215).
  const waits = onDevice.situacao === 'guardada';
  if (
    !waits &&
    query.data !== undefined &&
    !query.isFetching &&
    isRunning(query.data, openedMs - query.dataUpdatedAt)
  ) {
    return <Navigate to={paths.prova(place.turma_avaliacao_id, place.dia_prova)} replace />;
  }
  return (
    <FinalizadaPage title={waits ? copy.waitsTitle : copy.title} mood={moodOf(query, onDevice)}>
      <OnDeviceNotice onDevice={onDevice} resumo={query.data} offline={query.isLoadingError} />
      {!waits && (
        <QueryState query={query} loading={<FinalizadaLoading />}>
          {(resumo) =>
            onDevice.situacao === null ? (
              <FinalizadaLoading />
            ) : (
              <Recibo resumo={resumo} whole={onDevice.situacao === 'limpa'} />
            )
          }
        </QueryState>
      )}
    </FinalizadaPage>
  );
}

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text));

/** Happy about what the student handed in and all of which is stored; an error has a picture of its own. */
function moodOf({ data, isError }: { data?: Resumo | undefined; isError: boolean }, { situacao }: OnDevice) {
  if (isError && situacao !== 'guardada') return null;
  const byStudent = data !== undefined && deliveredThemself(instantOf(data.entregue_em), instantOf(data.prazo_em));
  return byStudent && situacao === 'limpa' ? 'feliz' : 'normal';
}

type FinalizadaPageProps = { title: string; mood: 'feliz' | 'normal' | null; children: ReactNode };

function FinalizadaPage({ title, mood, children }: FinalizadaPageProps) {
  const heading = usePageTitle(title);
  return (
    <Content width="reading">
      <Stack gap="e24">
        <Stack gap="e8" align="center">
          {mood !== null && <Pipa mood={mood} size={132} />}
          <PageTitle ref={heading} align="center">
            {title}
          </PageTitle>
        </Stack>
        {children}
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

/** In the shape of the receipt: the button below it must not move under a thumb. */
function FinalizadaLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e20">
        <Skeleton shape="card" size={124} />
        <Skeleton shape="card" size={132} />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="text" lines={2} />
      </Stack>
    </Loading>
  );
}

/** @param whole false where something is not stored: said above the receipt */
function Recibo({ resumo, whole }: { resumo: Resumo; whole: boolean }) {
  const { fuso_horario } = useConta();
  const { entregue_em, encerrada_em, situacao, responde_apos_entrega } = resumo;
  const over = situacao === 'encerrada' || encerrada_em !== null;
  return (
    <Stack gap="e20">
      {entregue_em !== null ? (
        <Note tone={whole ? 'success' : 'warning'} title={whole ? copy.confirmed : copy.confirmedPart}>
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
