/** The newest grades and the own place (S2 §2.22; decisions 77, 156). */
import type { GabaritoLista } from '@luneta/api-client';
import { gabaritosQuery } from '@luneta/api-client/gabaritos';
import { homeRankingQuery } from '@luneta/api-client/home';
import { lazyPart, QueryState, useConta, usePageTitle, useServices } from '@luneta/app-shell';
import { splitGabaritos } from '@luneta/domain';
import { ButtonLink, EmptyState, Grid, Heading, Inline, Skeleton, Stack } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { GabaritoList } from '../../shared/gabaritos/gabarito-item.tsx';
import { paths } from '../../shared/paths.ts';
import { Posicao } from '../../shared/resultados/posicao.tsx';
import { ResultadosFrame } from '../../shared/resultados/resultados-frame.tsx';
import { copy } from './copy.ts';
import { ResultadosLoading } from './resultados-loading.tsx';
import { UltimaNota } from './ultima-nota.tsx';

/** The stars by subject, a picture that nobody waits for. They come last of all, so they stand below what they would push away. */
const Estrelas = lazyPart(async () => (await import('./estrelas/estrelas.tsx')).Estrelas);

export function ResultadosScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(gabaritosQuery(api));
  return (
    <ResultadosFrame at="notas" title={copy.title} headingRef={heading}>
      <QueryState query={query} loading={<ResultadosLoading />}>
        {(lista) => <Notas lista={lista} nowMs={query.dataUpdatedAt} />}
      </QueryState>
    </ResultadosFrame>
  );
}

type NotasProps = { lista: GabaritoLista; nowMs: number };

function Notas({ lista, nowMs }: NotasProps) {
  const { fuso_horario } = useConta();
  const appliedMs = ({ data_aplicacao }: GabaritoLista['avaliacoes'][number]) => Date.parse(data_aplicacao);
  const { ultimas } = splitGabaritos(lista.avaliacoes, appliedMs, nowMs, fuso_horario);
  const hero = ultimas.find(({ nota_media }) => nota_media !== null);
  const others = ultimas.filter((one) => one !== hero);
  if (lista.avaliacoes.length === 0) {
    return (
      <Stack gap="e24">
        <EmptyState text={copy.empty} />
        <PosicaoPart />
        <Estrelas />
      </Stack>
    );
  }
  return (
    <Stack gap="e24">
      <Grid columns={1} columnsExpanded={hero ? 2 : 1} gap="e20" align="start">
        {hero && <UltimaNota gabarito={hero} />}
        <PosicaoPart />
      </Grid>
      {others.length > 0 && (
        <Stack as="section" labelledBy="notas">
          <Heading id="notas">{copy.notas}</Heading>
          <GabaritoList gabaritos={others} />
        </Stack>
      )}
      <Estrelas />
      <Inline>
        <ButtonLink href={paths.resultadosGabarito} variant="text" iconEnd={ChevronRight}>
          {copy.all}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

/** Height of the own place with its link, which keeps the grades below where they are. */
const PLACE_PX = 208;

/** Beside the grades, and never instead of them: without a computed place there is nothing. */
function PosicaoPart() {
  const { api } = useServices();
  const { data, isPending } = useQuery(homeRankingQuery(api));
  if (isPending) return <Skeleton shape="card" size={PLACE_PX} />;
  if (data === undefined || data.ranking_modo === 'desligado' || data.propria === null) return null;
  return (
    <Stack gap="e8">
      <Posicao ranking={data} />
      <Inline>
        <ButtonLink href={paths.ranking} variant="text" iconEnd={ChevronRight}>
          {copy.ranking}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
