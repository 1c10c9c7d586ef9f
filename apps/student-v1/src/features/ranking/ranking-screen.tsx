/** 'Sua Posição' and those around it, as the school shows them (S2 §2.22; decisions 154, 156). */
import type { RankingEstrelas } from '@luneta/api-client';
import { homeRankingQuery } from '@luneta/api-client/home';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { PODIUM_SIZE, splitPodium } from '@luneta/domain';
import {
  Card,
  EmptyState,
  Grid,
  Loading,
  PodiumSkeleton,
  RankingBoard,
  Segments,
  Stack,
  type RankedStudent,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@luneta/app-shell/router';

import { rankingWords } from '../../shared/resultados/copy.ts';
import { Posicao } from '../../shared/resultados/posicao.tsx';
import { ResultadosFrame } from '../../shared/resultados/resultados-frame.tsx';
import { copy } from './copy.ts';

export function RankingScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const [params, setParams] = useSearchParams();
  const escopo = params.get('escopo') === 'turma' ? 'turma' : 'serie';
  const query = useQuery(homeRankingQuery(api, escopo === 'turma' ? { escopo } : {}));
  const off = query.data?.ranking_modo === 'desligado';
  return (
    <ResultadosFrame at="ranking" title={copy.title} headingRef={heading}>
      <Grid columns={1} columnsExpanded={off ? 1 : '5/7'} gap="e20" align="start">
        {!off && (
          <Stack gap="e20">
            <Segments
              legend={copy.escopo}
              options={[
                { value: 'serie', label: copy.serie },
                { value: 'turma', label: copy.turma },
              ]}
              value={escopo}
              onChange={(value) => setParams(value === 'turma' ? { escopo: value } : {}, { replace: true })}
            />
            {query.data && <Posicao ranking={query.data} />}
          </Stack>
        )}
        <QueryState query={query} loading={<RankingLoading />}>
          {(ranking) => <Ranking ranking={ranking} />}
        </QueryState>
      </Grid>
    </ResultadosFrame>
  );
}

function Ranking({ ranking: { linhas, ranking_modo } }: { ranking: RankingEstrelas }) {
  if (ranking_modo === 'desligado') return <EmptyState text={copy.off} />;
  if (linhas.length === 0) return <EmptyState text={copy.empty} />;
  const students = linhas.map(studentOf);
  if (ranking_modo !== 'nomeado')
    return <RankingBoard podium={[]} list={students} labels={copy} words={rankingWords} />;
  const { podium, list } = splitPodium(students, ({ stars }) => stars);
  if (podium.length === 0) return <EmptyState text={copy.noStars} />;
  const labels = { ...copy, list: podium.length === PODIUM_SIZE ? copy.list : copy.afterPodium };
  return <RankingBoard podium={podium} list={list} labels={labels} words={rankingWords} />;
}

const studentOf = (linha: RankingEstrelas['linhas'][number]): RankedStudent => ({
  id: linha.turma_aluno_id,
  place: linha.posicao,
  name: linha.aluno_nome,
  avatarCode: linha.avatar_code,
  stars: linha.qtde_estrelas,
  own: linha.proprio,
});

const RankingLoading = () => (
  <Loading label={copy.loading}>
    <Card padding="lg">
      <PodiumSkeleton />
    </Card>
  </Loading>
);
