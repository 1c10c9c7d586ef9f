/** The search of answer keys (S2 §2.18). What is searched stands in the address, so that Back finds it again. */
import { gabaritoFiltrosQuery, gabaritosQuery } from '@luneta/api-client/gabaritos';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { BackBar, Content, EmptyState, Grid, Heading, Inline, Loading, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from '@luneta/app-shell/router';

import { GabaritoListItem } from '../../shared/gabaritos/gabarito-item.tsx';
import { paths } from '../../shared/paths.ts';
import { buscaOf, callOf, isEmpty, paramsOf, type Busca } from './busca.ts';
import { copy } from './copy.ts';
import { Filtros } from './filtros.tsx';

export function GabaritoPesquisaScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const results = useRef<HTMLHeadingElement>(null);
  const [params, setParams] = useSearchParams();
  const filtros = useQuery(gabaritoFiltrosQuery(api));
  const busca = buscaOf(params);
  function search(wanted: Busca) {
    setParams(paramsOf(wanted), { preventScrollReset: true });
    // On a phone the results stand below the form: the focus brings them into sight.
    results.current?.focus();
  }
  return (
    <Content>
      <Stack gap="e24">
        <BackBar backHref={paths.gabaritos} backLabel={copy.back} title={copy.title} headingRef={heading} />
        <Grid columns={1} columnsExpanded="5/7" gap="e24" align="start">
          <QueryState query={filtros} loading={<LoadingCard label={copy.loadingFilters} size={380} />}>
            {({ filtro }) => (
              // Another address, by Back, fills the form anew.
              <Filtros key={params.toString()} filtro={filtro} start={busca} onSearch={search} />
            )}
          </QueryState>
          <Stack as="section" labelledBy="resultados">
            <Heading id="resultados" focusable ref={results}>
              {copy.results}
            </Heading>
            <Resultados busca={busca} />
          </Stack>
        </Grid>
      </Stack>
    </Content>
  );
}

function LoadingCard({ label, size }: { label: string; size: number }) {
  return (
    <Loading label={label}>
      <Skeleton shape="card" size={size} />
    </Loading>
  );
}

function Resultados({ busca }: { busca: Busca }) {
  const { api } = useServices();
  const query = useQuery(gabaritosQuery(api, callOf(busca)));
  return (
    <QueryState query={query} loading={<LoadingCard label={copy.loading} size={132} />}>
      {({ avaliacoes }) =>
        avaliacoes.length === 0 ? (
          <EmptyState text={isEmpty(busca) ? copy.emptyWithoutFilters : copy.empty} />
        ) : (
          <Stack gap="e12">
            <Inline>
              <Text look="small" tone="muted">
                {copy.count(avaliacoes.length)}
              </Text>
            </Inline>
            <Stack as="ul" gap="e12">
              {avaliacoes.map((gabarito) => (
                <li key={gabarito.turma_avaliacao_id}>
                  <GabaritoListItem gabarito={gabarito} />
                </li>
              ))}
            </Stack>
          </Stack>
        )
      }
    </QueryState>
  );
}
