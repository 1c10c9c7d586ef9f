/** The roadmap home (S2 §2.1): what the student has, the cycle, the areas of knowledge, and what to study in one of them. */
import { adaptadasQuery } from '@luneta/api-client/adaptadas';
import { FormerTurmaNote, QueryState, useServices, useSession } from '@luneta/app-shell';
import { Content, Inline, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { cicloOf } from '../../shared/ciclo.ts';
import { Areas, AreasLoading } from './areas.tsx';
import { CicloSelect, useCiclos } from './ciclo-select.tsx';
import { HomeHeader } from './home-header.tsx';
import { ResetRoteiro } from './reset-roteiro.tsx';

export function RoteirosScreen() {
  const { api, session } = useServices();
  const ciclo = cicloOf(useSession());
  const query = useQuery(adaptadasQuery(api, ciclo));
  const ciclos = useCiclos(query.data);
  const select = (
    <CicloSelect
      ciclos={ciclos}
      loading={query.isPending}
      value={query.data?.ciclo_retornado ?? ciclo}
      onChange={(id) => session.setCiclo(String(id))}
    />
  );
  return (
    <>
      <HomeHeader />
      <Content>
        <Stack gap="e24">
          <FormerTurmaNote />
          {/* A cycle that does not load must not be the last one that can be chosen. */}
          {query.isError && query.data === undefined && <Inline justify="end">{select}</Inline>}
          <QueryState query={query} loading={<AreasLoading select={select} />}>
            {(lista) => (
              <Areas areas={lista.data} meta={lista.meta_semana} select={select} lidaMs={query.dataUpdatedAt} />
            )}
          </QueryState>
          <ResetRoteiro />
        </Stack>
      </Content>
    </>
  );
}
