/** The star ranking in full (S3 §2; decisions 18, 155): podium and list, or the older screen with its table. */
import { homeRankingQuery } from '@luneta/api-client/home';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { BackBar, ButtonLink, Card, Content, EmptyState, Grid, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { copy as words } from '../../shared/ranking/copy.ts';
import { EscopoSegments, MateriaSelect } from '../../shared/ranking/ranking-filters.tsx';
import { RankingLoading } from '../../shared/ranking/ranking-loading.tsx';
import { rankingFiltroOf } from '../../shared/ranking/ranking-filter.ts';
import { useRankingFilter } from '../../shared/ranking/use-ranking-filter.ts';
import { copy } from './copy.ts';
import { ProfileCard } from './profile-card.tsx';
import { RankingRows } from './ranking-rows.tsx';
import { Tabela } from './tabela.tsx';

/** With `?visao=tabela` the older screen (decision 155). */
export function RankingScreen() {
  const { api } = useServices();
  const [search] = useSearchParams();
  const heading = usePageTitle(words.title);
  const { filter, change } = useRankingFilter();
  const filtro = rankingFiltroOf(search);
  const tabela = filtro.visao === 'tabela';
  const query = useQuery(homeRankingQuery(api, filtro));
  const off = query.data?.ranking_modo === 'desligado';
  return (
    <Content width="reading">
      <Stack gap="e20">
        <BackBar backHref={paths.home} backLabel={copy.back} title={words.title} headingRef={heading} />
        {tabela && <ProfileCard />}
        {!off && (
          <Grid columns={1} columnsExpanded={2} gap="e12" align="start">
            <EscopoSegments filter={filter} onChange={change} />
            <MateriaSelect filter={filter} onChange={change} materias={query.data?.materias} failed={query.isError} />
          </Grid>
        )}
        <QueryState
          query={query}
          loading={
            <Card padding="lg">
              <RankingLoading />
            </Card>
          }
        >
          {(ranking) => {
            if (off) return <EmptyState text={words.off} />;
            if (ranking.linhas.length === 0) return <EmptyState text={words.empty} />;
            return tabela ? <Tabela ranking={ranking} /> : <RankingRows ranking={ranking} />;
          }}
        </QueryState>
        {!off && (
          <ButtonLink href={paths.ranking(filter, tabela ? 'lista' : 'tabela')} variant="text" size="sm">
            {tabela ? copy.asPodium : copy.asTable}
          </ButtonLink>
        )}
      </Stack>
    </Content>
  );
}
