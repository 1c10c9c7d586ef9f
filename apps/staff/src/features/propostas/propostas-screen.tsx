/** `/redacoes/propostas`: essay proposals of the school (school G16). */
import { propostasQuery } from '@luneta/api-client/gestao-propostas';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { ButtonLink, Content, Inline, PageTitle, Stack } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';

import { BancoTabs } from '../../shared/banco/banco-tabs.tsx';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { buscaOf, FILTERS } from './filtros.ts';
import { COLUMNS, idOf } from './proposta-columns.tsx';

export function PropostasScreen() {
  const heading = usePageTitle(copy.title);
  const { api } = useServices();
  const may = useMayCall();
  const filters = useFilters(FILTERS);
  const query = useInfiniteQuery(propostasQuery(api, buscaOf(filters.values)));
  const propostas = query.data?.pages.flatMap((page) => page.propostas) ?? [];
  const nova = may('createProposta') && (
    <ButtonLink size="sm" icon={Plus} href={paths.propostaNova}>
      {copy.nova}
    </ButtonLink>
  );
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BancoTabs parte="propostas" />
        <Inline justify="between" wrap>
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          {nova}
        </Inline>
        <FilterControls
          of={filters}
          label={copy.filterLabel}
          applyLabel={copy.apply}
          loading={query.isFetching}
          count={propostas.length > 0 ? copy.count(propostas.length, query.hasNextPage) : undefined}
        />
        <List
          query={query}
          rows={propostas}
          filters={filters}
          words={copy}
          columns={COLUMNS}
          rowKey={idOf}
          emptyAction={nova}
        />
      </Stack>
    </Content>
  );
}
