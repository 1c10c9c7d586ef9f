/** 'Prova Finalizada' (S3 §2): a small celebration with the receipt, what was answered, and where the grade will appear. */
import { REFETCH_MS, type Resumo } from '@luneta/api-client';
import { resumoQuery } from '@luneta/api-client/prova';
import { deliveredThemself } from '@luneta/domain';
import { OnDeviceNotice, useOnDevice } from '@luneta/exam-room';
import { QueryState, usePageTitle, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { ButtonLink, Content, FinishScene, Loading, Note, PageTitle, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { Recibo } from './recibo.tsx';

export type FinalizadoScreenProps = { turma_avaliacao_id: number; dia_prova: number };

/** Neither handed in nor closed, and there is time left. */
const isOpen = ({ situacao, entregue_em, encerrada_em, tempo_restante }: Resumo) =>
  situacao !== 'entregue' &&
  situacao !== 'encerrada' &&
  entregue_em === null &&
  encerrada_em === null &&
  tempo_restante > 0;

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text));

/** A clock that ran out is no reason to celebrate. */
const byStudent = ({ entregue_em, prazo_em }: Resumo) => deliveredThemself(instantOf(entregue_em), instantOf(prazo_em));

export function FinalizadoScreen(place: FinalizadoScreenProps) {
  const { api } = useServices();
  const query = useQuery({
    ...resumoQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }),
    // The server says when it is over: asked again once the time that it told has passed.
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? data.tempo_restante * 1000 : REFETCH_MS),
  });
  const onDevice = useOnDevice(place);
  const open = query.data !== undefined && isOpen(query.data);
  // The last word only when the device holds nothing more: until then the receipt would count too little (decision 215).
  const waits = onDevice.situacao === 'guardada';
  const title = open && !waits ? copy.openTitle : waits ? copy.waitsTitle : copy.title;
  const heading = usePageTitle(title);
  // Nothing to celebrate: an exam that goes on, or a page that did not come.
  if (open || waits || query.isLoadingError) {
    return (
      <Content width="reading">
        <Stack gap="e24">
          <PageTitle ref={heading}>{title}</PageTitle>
          <OnDeviceNotice onDevice={onDevice} resumo={query.data} offline={query.isLoadingError} />
          {!waits && (
            <QueryState query={query} loading={null}>
              {() => <StillOpen {...place} />}
            </QueryState>
          )}
          {waits && (
            <ButtonLink href={paths.avaliacoes} variant="secondary" block>
              {copy.exit}
            </ButtonLink>
          )}
        </Stack>
      </Content>
    );
  }
  return (
    <FinishScene
      title={title}
      headingRef={heading}
      text={query.data ? query.data.descricao : copy.namePlace}
      celebrates={onDevice.situacao === 'limpa' && query.data !== undefined && byStudent(query.data)}
      quiet={onDevice.situacao === 'incompleta'}
      actions={
        <ButtonLink href={paths.avaliacoes} block>
          {copy.exit}
        </ButtonLink>
      }
    >
      <QueryState query={query} loading={<FinalizadoLoading />}>
        {(resumo) =>
          onDevice.situacao === null ? (
            <FinalizadoLoading rows={resumo.materias.length + (resumo.redacao === null ? 0 : 1)} />
          ) : (
            <Stack gap="e16">
              <OnDeviceNotice onDevice={onDevice} resumo={resumo} />
              <Recibo resumo={resumo} whole={onDevice.situacao === 'limpa'} />
            </Stack>
          )
        }
      </QueryState>
    </FinishScene>
  );
}

function StillOpen({ turma_avaliacao_id, dia_prova }: FinalizadoScreenProps) {
  return (
    <Note
      tone="warning"
      action={
        <ButtonLink size="sm" href={paths.prova(turma_avaliacao_id, dia_prova)}>
          {copy.resume}
        </ButtonLink>
      }
    >
      {copy.stillOpen}
    </Note>
  );
}

/** In the shape of the receipt, so that nothing moves when it comes. `rows`: the subjects, and the essay, as far as they are known. */
export function FinalizadoLoading({ rows = 3 }: { rows?: number }) {
  return (
    <Loading label={copy.loading}>
      <Stack>
        <Skeleton shape="card" size={44} />
        <Skeleton shape="card" size={92} />
        <Skeleton shape="card" size={56 + rows * 48} />
        <Skeleton shape="card" size={92} />
      </Stack>
    </Loading>
  );
}
