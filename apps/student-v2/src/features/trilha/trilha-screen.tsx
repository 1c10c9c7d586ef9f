/** One roadmap (S3 §2): how far it is, and its phases in the order of play. */
import type { RoteiroMateria } from '@luneta/api-client';
import { roteiroMateriaQuery, type RoteiroIds } from '@luneta/api-client/trilhas';
import { QueryState, useConta, usePageTitle, useServices } from '@luneta/app-shell';
import { formatData, trilhaEstrelas } from '@luneta/domain';
import {
  BackBar,
  Badge,
  ClosedRoadmapNotice,
  Content,
  GamePiece,
  Grid,
  Loading,
  Skeleton,
  Stack,
  starArt,
  VisuallyHidden,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { Fases } from './fases.tsx';
import { Resumo } from './resumo.tsx';
import { useCanonicalTrilha } from './use-canonical-trilha.ts';

export function TrilhaScreen(ids: RoteiroIds) {
  const { api } = useServices();
  const query = useQuery(roteiroMateriaQuery(api, ids));
  const title = query.data?.materia_nome ?? copy.fallbackTitle;
  const heading = usePageTitle(title);
  useCanonicalTrilha(ids, query.data);
  return (
    <Content>
      <Stack gap="e20">
        <BackBar
          backHref={query.data?.trilha_aberta === false ? paths.trilhasEncerradas : paths.trilhas}
          backLabel={copy.back}
          title={title}
          headingRef={heading}
          action={query.data && <Estrelas trilha={query.data} />}
        />
        <QueryState query={query} loading={<TrilhaLoading />}>
          {(trilha) => <Trilha trilha={trilha} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

export function TrilhaLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e20">
        <Grid columns={1} columnsExpanded={2}>
          <Skeleton shape="card" size={116} />
          <Skeleton shape="card" size={104} />
        </Grid>
        <Skeleton shape="title" />
        <Skeleton shape="card" size={64} />
        <Grid columns={1} columnsExpanded={2} gap="e12">
          {['a', 'b', 'c', 'd'].map((fase) => (
            <Skeleton key={fase} shape="card" size={126} />
          ))}
        </Grid>
      </Stack>
    </Loading>
  );
}

function Estrelas({ trilha }: { trilha: RoteiroMateria }) {
  const { ganhas, possiveis } = trilhaEstrelas(trilha.fases_disponiveis);
  return (
    <Badge tone="warning">
      <GamePiece of={starArt} size={20} />
      <span aria-hidden="true">{copy.starsShort(ganhas, possiveis)}</span>
      <VisuallyHidden>{copy.stars(ganhas, possiveis)}</VisuallyHidden>
    </Badge>
  );
}

function Trilha({ trilha }: { trilha: RoteiroMateria }) {
  const { fuso_horario } = useConta();
  const { trilha_aberta, data_fim } = trilha;
  return (
    <Stack gap="e20">
      {!trilha_aberta && (
        <ClosedRoadmapNotice
          title={copy.closedTitle}
          text={copy.closedText}
          date={{ text: formatData(Date.parse(data_fim), fuso_horario), value: data_fim }}
        />
      )}
      <Resumo trilha={trilha} />
      <Fases trilha={trilha} />
    </Stack>
  );
}
