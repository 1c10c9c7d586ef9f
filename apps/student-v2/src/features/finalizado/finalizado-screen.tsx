/** 'Prova Finalizada' (S3 §2): the receipt, what was answered, and where the grade will appear. */
import type { Resumo } from '@luneta/api-client';
import { resumoQuery } from '@luneta/api-client/prova';
import { QueryState, useConta, usePageTitle, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { countingLanguage, countRedacaoV2, formatDuration, formatPrazo, isItemOfLanguage } from '@luneta/domain';
import {
  ButtonLink,
  Card,
  Content,
  FactsList,
  Heading,
  Inline,
  Loading,
  Note,
  Pipa,
  Skeleton,
  Stack,
  SubjectBars,
  Text,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

export type FinalizadoScreenProps = { turma_avaliacao_id: number; dia_prova: number };

export function FinalizadoScreen(place: FinalizadoScreenProps) {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(resumoQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }));
  return (
    <Content width="reading">
      <Stack gap="e24">
        <Stack gap="e8" align="center">
          {!query.isError && (
            <Pipa mood={query.data?.entregue_em == null ? 'feliz' : 'comemorando'} size={132} animated />
          )}
          <Heading level={1} focusable ref={heading} align="center">
            {copy.title}
          </Heading>
          {query.data && (
            <Text tone="muted" align="center">
              {query.data.descricao}
            </Text>
          )}
        </Stack>
        <QueryState query={query} loading={<FinalizadoLoading />}>
          {(resumo) => <Recibo resumo={resumo} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

export function FinalizadoLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack>
        <Skeleton shape="card" size={88} />
        <Skeleton shape="card" size={220} />
      </Stack>
    </Loading>
  );
}

export function Recibo({ resumo }: { resumo: Resumo }) {
  const { fuso_horario } = useConta();
  const bars = subjectBars(resumo);
  const when = resumo.gabarito_liberado_em;
  return (
    <Stack gap="e20">
      <Receipt resumo={resumo} timeZone={fuso_horario} />
      <FactsList facts={facts(resumo)} />
      {bars.length > 0 && (
        <Card as="section" labelledBy="por-materia">
          <Stack>
            <Heading level={2} look="h3" id="por-materia">
              {copy.subjects}
            </Heading>
            <SubjectBars label={copy.subjects} count={copy.of} bars={bars} />
          </Stack>
        </Card>
      )}
      <Text tone="muted" align="center">
        {copy.note}
        {when !== null && ` ${copy.when(formatPrazo(Date.parse(when), fuso_horario))}`}
      </Text>
      <Inline justify="center" wrap gap="e12">
        <ButtonLink href={paths.avaliacoes}>{copy.exit}</ButtonLink>
        <ButtonLink href={paths.resultados} variant="secondary">
          {copy.results}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function Receipt({ resumo, timeZone }: { resumo: Resumo; timeZone: string }) {
  const { entregue_em, encerrada_em, turma_avaliacao_id, dia_prova } = resumo;
  if (entregue_em !== null) {
    return (
      <Note tone="success" title={copy.confirmed}>
        {copy.delivered(formatPrazo(Date.parse(entregue_em), timeZone))}
      </Note>
    );
  }
  if (encerrada_em !== null || resumo.tempo_restante <= 0) return <Note tone="info">{copy.closedByTime}</Note>;
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

function subjectBars({ materias, lingua_estrangeira }: Resumo) {
  return materias
    .map(({ materia_nome, itens }) => ({
      subject: materia_nome,
      items: itens.filter((item) => isItemOfLanguage(item, countingLanguage(lingua_estrangeira))),
    }))
    .filter(({ items }) => items.length > 0)
    .map(({ subject, items }) => ({
      subject,
      value: items.filter((item) => item.item_resposta !== null).length,
      total: items.length,
    }));
}

function facts({ tempo_utilizado, qtde_itens, qtde_itens_respondidos, redacao }: Resumo) {
  const words = copy.facts;
  return [
    ...(tempo_utilizado === null ? [] : [{ term: words.used, value: formatDuration(tempo_utilizado) }]),
    ...(qtde_itens === 0 ? [] : [{ term: words.answered, value: copy.of(qtde_itens_respondidos, qtde_itens) }]),
    ...(redacao === null ? [] : [{ term: words.words, value: countRedacaoV2(redacao.texto).palavras }]),
  ];
}
