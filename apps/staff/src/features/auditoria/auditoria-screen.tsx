/** `/auditoria`: who did what, as a timeline that can be narrowed. */
import { auditoriaQuery } from '@luneta/api-client/gestao-auditoria';
import { useServices } from '@luneta/app-shell';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { Loading, Note, Skeleton, Stack, Text } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { EscolaFrame } from '../../shared/escola/escola-frame.tsx';
import { paths } from '../../shared/paths.ts';
import { Atos } from './atos.tsx';
import { copy } from './copy.ts';
import { ExportAuditoria } from './export-auditoria.tsx';
import { buscaOf, FILTERS } from './filtros.ts';

const waiting = (
  <Loading label={copy.loading}>
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} shape="card" size={88} />
    ))}
  </Loading>
);

const ACTS = copy.acts.map(([value, label]) => ({ value, label }));

export function AuditoriaScreen() {
  return <EscolaFrame href={paths.auditoria}>{(escola_id) => <Registros escola_id={escola_id} />}</EscolaFrame>;
}

function Registros({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const filters = useFilters(FILTERS);
  const { acao, ator } = filters.values;
  const busca = buscaOf(filters.values, escola_id);
  const query = useInfiniteQuery(auditoriaQuery(api, busca));
  const pages = query.data?.pages ?? [];
  const registros = pages.flatMap((page) => page.registros);
  return (
    <Stack gap="e16">
      <Text tone="muted" measure>
        {copy.intro}
      </Text>
      {registros.length > 0 && <ExportAuditoria busca={busca} />}
      <FilterControls
        of={filters}
        label={copy.filters}
        applyLabel={copy.apply}
        options={{ acao: ACTS }}
        named={{
          acao: copy.actOf(acao),
          ator: registros.find(({ ator_id }) => String(ator_id) === ator)?.ator_nome ?? ator,
        }}
        count={registros.length > 0 ? copy.count(registros.length, query.hasNextPage) : undefined}
      />
      {pages.some((page) => !page.cadeia_integra) && (
        <Note tone="danger" alert>
          {copy.broken}
        </Note>
      )}
      <List query={query} rows={registros} filters={filters} words={copy} loading={waiting}>
        {(error) => <Atos registros={registros} error={error} onAtor={(id) => filters.set({ ator: id })} />}
      </List>
    </Stack>
  );
}
