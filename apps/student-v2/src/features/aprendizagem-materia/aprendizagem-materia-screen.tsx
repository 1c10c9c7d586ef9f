/** The learning level in one subject (S3 §2; decision 157): its index, where attention pays, and every chapter. */
import type { Aprendizagem } from '@luneta/api-client';
import { aprendizagemMateriaQuery } from '@luneta/api-client/aprendizagem';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { BackBar, Content, EmptyState, Grid, Inline, Loading, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@luneta/app-shell/router';

import { cicloOf } from '../../shared/aprendizagem/ciclo-of.ts';
import { CicloSelect } from '../../shared/aprendizagem/ciclo-select.tsx';
import { copy as words } from '../../shared/aprendizagem/copy.ts';
import { NiveisHelp } from '../../shared/aprendizagem/niveis-help.tsx';
import { paths } from '../../shared/paths.ts';
import { Atencao } from './atencao.tsx';
import { Capitulos } from './capitulos.tsx';
import { copy } from './copy.ts';
import { Indice } from './indice.tsx';

export function AprendizagemMateriaScreen({ materia_id }: { materia_id: number }) {
  const [search] = useSearchParams();
  const ids = { materia_id, ciclo: cicloOf(search) };
  const { api } = useServices();
  const query = useQuery(aprendizagemMateriaQuery(api, ids));
  const title = query.data === undefined ? copy.fallbackTitle : copy.titleOf(query.data.materia_nome);
  const heading = usePageTitle(title);
  const ciclo = query.data?.ciclo ?? null;
  return (
    <Content>
      <Stack gap="e20">
        <BackBar
          backHref={paths.aprendizagem(ids.ciclo)}
          backLabel={copy.back}
          title={title}
          headingRef={heading}
          {...(ciclo === null ? {} : { subtitle: words.cicloOf(ciclo) })}
        />
        <QueryState query={query} loading={<MateriaLoading />}>
          {(nivel) => <Nivel nivel={nivel} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

function MateriaLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columns={1} columnsExpanded="5/7" gap="e20" align="start">
        <Skeleton shape="card" size={280} />
        <Skeleton shape="card" size={320} />
      </Grid>
    </Loading>
  );
}

function Nivel({ nivel }: { nivel: Aprendizagem }) {
  const { ciclo, ciclos, capitulos } = nivel;
  return (
    <Stack gap="e16">
      <Inline justify="between" wrap>
        <CicloSelect ciclo={ciclo} ciclos={ciclos} />
        <NiveisHelp current={nivel.nivel} />
      </Inline>
      {ciclo === null || capitulos.length === 0 ? (
        <EmptyState title={words.noData} text={copy.emptyText} />
      ) : (
        <Grid columns={1} columnsExpanded="5/7" gap="e20" align="start">
          <Stack gap="e20">
            <Indice nivel={nivel} />
            <Atencao capitulos={capitulos} />
          </Stack>
          <Capitulos ciclo={ciclo} materia_id={nivel.materia_id} capitulos={capitulos} />
        </Grid>
      )}
    </Stack>
  );
}
