/** One result (S3 §2): the numbers first, then why, then each question. */
import type { Resultado } from '@luneta/api-client';
import { resultadoQuery } from '@luneta/api-client/resultados';
import { lazyPart, QueryState, useConta, usePageTitle, useServices, useSurveyMoment } from '@luneta/app-shell';
import { formatData, formatPrazo } from '@luneta/domain';
import { BackBar, Content, EmptyState, Grid, Note, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { Areas } from './areas.tsx';
import { copy } from './copy.ts';
import { Hero } from './hero.tsx';
import { Facts, Impact, Review } from './panels.tsx';
import { ResultadoLoading } from './resultado-loading.tsx';

// Below the first screen of a phone: each question, and the essay of who wrote one.
const Questions = lazyPart(
  async () => (await import('./questions.tsx')).Questions,
  <Skeleton shape="card" size={320} />,
);
const Redacoes = lazyPart(async () => (await import('@luneta/exam-room/marking')).Redacoes);

/** The score of a single area is the big number already. */
const showsAreas = ({ areas }: Resultado) => areas.length > 1 || areas.some(({ nota_tri }) => nota_tri === null);

export function ResultadoScreen({ turma_avaliacao_id }: { turma_avaliacao_id: number }) {
  const { api } = useServices();
  const { fuso_horario } = useConta();
  useSurveyMoment();
  const query = useQuery(resultadoQuery(api, turma_avaliacao_id));
  const title = query.data?.descricao ?? copy.fallbackTitle;
  const heading = usePageTitle(title);
  const date = query.data && formatData(Date.parse(query.data.data_hora_inicial_1_dia), fuso_horario);
  return (
    <Content>
      <Stack gap="e20">
        <BackBar
          backHref={paths.resultados}
          backLabel={copy.back}
          title={title}
          headingRef={heading}
          {...(date ? { subtitle: date } : {})}
        />
        <QueryState query={query} loading={<ResultadoLoading />}>
          {(resultado) => <ResultadoView resultado={resultado} timeZone={fuso_horario} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

export function ResultadoView({ resultado, timeZone }: { resultado: Resultado; timeZone: string }) {
  const { gabarito_liberado_em: when } = resultado;
  if (resultado.situacao === 'em_correcao') {
    return (
      <EmptyState
        title={copy.pending}
        text={copy.pendingText(when === null ? null : formatPrazo(Date.parse(when), timeZone))}
      />
    );
  }
  return (
    <Stack gap="e20">
      {!resultado.presente_avaliacao && <Note tone="info">{copy.absent}</Note>}
      <Grid columns={1} columnsExpanded="5/7" gap="e20" align="start">
        <Stack gap="e20">
          <Hero resultado={resultado} />
          <Impact trilha={resultado.trilha_estudos} />
          <Review resultado={resultado} />
          {showsAreas(resultado) && <Areas resultado={resultado} />}
          <Facts resultado={resultado} timeZone={timeZone} />
        </Stack>
        <Stack gap="e20">
          <Questions resultado={resultado} />
          {resultado.redacao !== null && (
            <Redacoes redacao={resultado.redacao} outras_redacoes={resultado.outras_redacoes} padding="lg" />
          )}
        </Stack>
      </Grid>
      {resultado.origem_tri === 'demonstração' && (
        <Text look="small" tone="muted">
          {copy.demoParameters}
        </Text>
      )}
    </Stack>
  );
}
