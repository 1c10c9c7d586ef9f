/** The learning level in each subject (S3 §2; decision 157): real data, or that there are none yet. */
import type { AprendizagemLista } from '@luneta/api-client';
import { aprendizagemQuery } from '@luneta/api-client/aprendizagem';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { BackBar, ButtonLink, Content, EmptyState, Inline, Loading, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@luneta/app-shell/router';

import { cicloOf } from '../../shared/aprendizagem/ciclo-of.ts';
import { CicloSelect } from '../../shared/aprendizagem/ciclo-select.tsx';
import { copy as words } from '../../shared/aprendizagem/copy.ts';
import { NiveisHelp } from '../../shared/aprendizagem/niveis-help.tsx';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { Materias } from './materias.tsx';

export function AprendizagemScreen() {
  const [search] = useSearchParams();
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(aprendizagemQuery(api, cicloOf(search)));
  return (
    <Content>
      <Stack gap="e20">
        <BackBar backHref={paths.resultados} backLabel={copy.back} title={copy.title} headingRef={heading} />
        <QueryState query={query} loading={<AprendizagemLoading />}>
          {(lista) => <Lista lista={lista} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

function AprendizagemLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e12">
        <Skeleton shape="card" size={72} />
        <Skeleton shape="card" size={72} />
        <Skeleton shape="card" size={72} />
        <Skeleton shape="card" size={72} />
      </Stack>
    </Loading>
  );
}

function Lista({ lista }: { lista: AprendizagemLista }) {
  if (lista.ciclos.length === 0) {
    return (
      <EmptyState
        title={words.noData}
        text={copy.empty}
        action={
          <ButtonLink href={paths.trilhas} variant="secondary">
            {copy.toStudy}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Stack gap="e16">
      <Text tone="muted" measure>
        {copy.lead}
      </Text>
      <Inline justify="between" wrap>
        <CicloSelect ciclo={lista.ciclo} ciclos={lista.ciclos} />
        <NiveisHelp />
      </Inline>
      <Materias lista={lista} />
    </Stack>
  );
}
