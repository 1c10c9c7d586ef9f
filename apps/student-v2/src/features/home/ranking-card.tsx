/** The star ranking on the home: podium, the rows after it, the own row, and the way to all of them. */
import { homeRankingQuery } from '@luneta/api-client/home';
import { QueryState, useServices } from '@luneta/app-shell';
import { ButtonLink, Card, EmptyState, Heading, Inline, Podium, RankingList, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { copy as words, rankingWords } from '../../shared/ranking/copy.ts';
import { rankingView, type RankingView } from '../../shared/ranking/ranked.ts';
import { EscopoSegments, MateriaSelect } from '../../shared/ranking/ranking-filters.tsx';
import { RankingLoading } from '../../shared/ranking/ranking-loading.tsx';
import { filtroOf } from '../../shared/ranking/ranking-filter.ts';
import { useRankingFilter } from '../../shared/ranking/use-ranking-filter.ts';
import { copy } from './copy.ts';
import * as css from './home.css.ts';

/** Rows after the podium; the own one follows wherever it stands. */
const ROWS = 5;

export function RankingCard() {
  const { api } = useServices();
  const { filter, change } = useRankingFilter();
  const query = useQuery(homeRankingQuery(api, filtroOf(filter)));
  // A school that shows no ranking has no card for it either (decision 154).
  if (query.data?.ranking_modo === 'desligado') return null;
  return (
    <Card as="section" labelledBy="ranking" padding="lg">
      <Stack>
        <Inline justify="between" wrap>
          <Heading look="h3" id="ranking">
            {words.title}
          </Heading>
          <div className={css.filter}>
            <MateriaSelect
              filter={filter}
              onChange={change}
              materias={query.data?.materias}
              failed={query.isError}
              short
            />
          </div>
        </Inline>
        <EscopoSegments filter={filter} onChange={change} />
        <QueryState query={query} loading={<RankingLoading />} compact>
          {(ranking) => <Rows view={rankingView(ranking)} />}
        </QueryState>
        <ButtonLink href={paths.ranking(filter)} variant="text" size="sm">
          {copy.allRanking}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

function Rows({ view: { podium, list, listLabel, semEstrelas, own } }: { view: RankingView }) {
  if (semEstrelas) return <EmptyState text={words.noStars} plain />;
  if (podium.length + list.length === 0) return <EmptyState text={words.empty} plain />;
  const shown = podium.length === 0 ? list : list.slice(0, ROWS);
  const hasOwn = [...podium, ...shown].some((student) => student.own);
  return (
    <Stack>
      <Podium label={words.podium} students={podium} words={rankingWords} />
      <RankingList label={listLabel} students={shown} words={rankingWords} sticks="no" />
      {own && !hasOwn && <RankingList label={words.own} students={[own]} words={rankingWords} sticks="no" />}
    </Stack>
  );
}
