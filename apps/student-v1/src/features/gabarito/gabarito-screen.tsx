/** One answer key (S2 §2.19): the grade, how many were right, every question by subject, and the marked essay. */
import { ApiError, type Gabarito } from '@luneta/api-client';
import { gabaritoQuery } from '@luneta/api-client/gabaritos';
import {
  lazyPart,
  NotFoundPage,
  QueryState,
  ServerErrorPage,
  useConta,
  usePageTitle,
  useServices,
} from '@luneta/app-shell';
import { formatData, gabaritoNavegacao } from '@luneta/domain';
import {
  ActionBar,
  AnswersLegend,
  AppFrame,
  BackBar,
  ButtonLink,
  Card,
  Content,
  Grid,
  Heading,
  KeyGrid,
  Loading,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy as appCopy } from '../../shared/copy.ts';
import { paths } from '../../shared/paths.ts';
import { copy, keyWords } from './copy.ts';
import { gridGroups, legendOf, type Questao } from './grid.ts';
import { Notas } from './notas.tsx';
import type { TreinarProps } from './treinar.tsx';

/** Below everything else, so they come after the first picture. */
const Redacoes = lazyPart(async () => (await import('@luneta/exam-room/marking')).Redacoes);
const Treinar = lazyPart<TreinarProps>(async () => (await import('./treinar.tsx')).Treinar);

export function GabaritoScreen({ turma_avaliacao_id }: { turma_avaliacao_id: number }) {
  const { api } = useServices();
  const { fuso_horario } = useConta();
  const query = useQuery(gabaritoQuery(api, turma_avaliacao_id));
  const gabarito = query.data;
  const title = gabarito?.descricao ?? copy.fallbackTitle;
  const heading = usePageTitle(title);
  // Without an answer nothing is known to be broken: the page stays, with a way to try again.
  if (gabarito === undefined && query.error instanceof ApiError && !query.error.offline) {
    return query.error.status === 404 ? <NotFoundPage /> : <ServerErrorPage />;
  }
  const first = gabarito && gabaritoNavegacao(gabarito.resumo)[0];
  return (
    <AppFrame skipLabel={appCopy.skip}>
      <Content>
        <Stack gap="e20">
          <BackBar
            backHref={paths.gabaritos}
            backLabel={copy.back}
            title={title}
            headingRef={heading}
            subtitle={
              gabarito &&
              copy.facts(gabarito.serie, gabarito.ciclo, formatData(Date.parse(gabarito.data_aplicacao), fuso_horario))
            }
          />
          <QueryState query={query} loading={<GabaritoLoading />}>
            {(loaded) => <GabaritoView gabarito={loaded} />}
          </QueryState>
        </Stack>
      </Content>
      {first && (
        <ActionBar>
          <ButtonLink
            href={paths.gabaritoQuestao(turma_avaliacao_id, first.banco_questao_id)}
            block
            iconEnd={ChevronRight}
          >
            {copy.open}
          </ButtonLink>
        </ActionBar>
      )}
    </AppFrame>
  );
}

function GabaritoLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columns={1} columnsExpanded="5/7" gap="e20">
        <Skeleton shape="card" size={176} />
        <Skeleton shape="card" size={360} />
      </Grid>
    </Loading>
  );
}

function GabaritoView({ gabarito }: { gabarito: Gabarito }) {
  const [opened, open] = useState<Questao | null>(null);
  const groups = gridGroups(gabarito, { opened, open });
  const hasEssay = gabarito.redacao !== null || gabarito.outras_redacoes.length > 0;
  return (
    <Grid columns={1} columnsExpanded="5/7" gap="e16" align="start">
      <Stack gap="e16">
        <Notas gabarito={gabarito} />
        {groups.length > 0 && <AnswersLegend label={copy.legend} states={legendOf(gabarito)} words={keyWords} />}
      </Stack>
      <Stack gap="e16">
        {groups.length > 0 && (
          <Card as="section" labelledBy="questoes">
            <VisuallyHidden as="div">
              <Heading id="questoes">{copy.questions}</Heading>
            </VisuallyHidden>
            <KeyGrid groups={groups} />
          </Card>
        )}
        <Treinar
          open={opened !== null}
          questao={opened}
          turma_avaliacao_id={gabarito.turma_avaliacao_id}
          onClose={() => open(null)}
        />
        {hasEssay && <Redacoes redacao={gabarito.redacao} outras_redacoes={gabarito.outras_redacoes} />}
      </Stack>
    </Grid>
  );
}
