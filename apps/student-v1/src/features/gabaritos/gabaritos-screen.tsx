/** The list of answer keys (S2 §2.17): this year's newest, and the older ones by month and subject. */
import type { GabaritoLista } from '@luneta/api-client';
import { gabaritosQuery } from '@luneta/api-client/gabaritos';
import { QueryState, useConta, usePageTitle, useServices } from '@luneta/app-shell';
import { splitGabaritos } from '@luneta/domain';
import { ButtonLink, EmptyState, Grid, Heading, Loading, Skeleton, Stack } from '@luneta/ui';
import { Search } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { CentralFrame } from '../../shared/central/central-frame.tsx';
import { GabaritoList } from '../../shared/gabaritos/gabarito-item.tsx';
import { paths } from '../../shared/paths.ts';
import { Antigas } from './antigas.tsx';
import { copy } from './copy.ts';

export function GabaritosScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(gabaritosQuery(api));
  return (
    <CentralFrame
      at="gabaritos"
      title={copy.title}
      headingRef={heading}
      action={
        <ButtonLink href={paths.gabaritosPesquisar} variant="text" size="sm" icon={Search}>
          {copy.search}
        </ButtonLink>
      }
    >
      <QueryState query={query} loading={<GabaritosLoading />}>
        {(lista) => <Listas lista={lista} nowMs={query.dataUpdatedAt} />}
      </QueryState>
    </CentralFrame>
  );
}

function GabaritosLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e20">
        <Skeleton shape="title" />
        <Grid columns={1} columnsExpanded={3} gap="e12">
          <Skeleton shape="card" size={132} />
          <Skeleton shape="card" size={132} />
          <Skeleton shape="card" size={132} />
        </Grid>
      </Stack>
    </Loading>
  );
}

function Listas({ lista, nowMs }: { lista: GabaritoLista; nowMs: number }) {
  const { fuso_horario } = useConta();
  const appliedMs = ({ data_aplicacao }: GabaritoLista['avaliacoes'][number]) => Date.parse(data_aplicacao);
  const { ultimas, antigas } = splitGabaritos(lista.avaliacoes, appliedMs, nowMs, fuso_horario);
  return (
    <>
      <Stack as="section" labelledBy="ultimas">
        <Heading id="ultimas">{copy.ultimas}</Heading>
        {ultimas.length === 0 ? <EmptyState text={copy.semUltimas} /> : <GabaritoList gabaritos={ultimas} />}
      </Stack>
      <Antigas antigas={antigas} />
    </>
  );
}
