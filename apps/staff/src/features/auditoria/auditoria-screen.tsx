/** `/auditoria`: who did what, as a timeline that can be narrowed. */
import { auditoriaQuery } from '@luneta/api-client/gestao-auditoria';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { Content, Heading, Inline, Loading, Note, Skeleton, Stack, Text } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { EscolaSelect } from '../../escola/escola-select.tsx';
import { useEscola } from '../../escola/use-escola.ts';
import { ListaPaginada } from '../../lista/lista-paginada.tsx';
import { useEndereco } from '../../lista/use-endereco.ts';
import { Atos } from './atos.tsx';
import { copy } from './copy.ts';
import { ExportAuditoria } from './export-auditoria.tsx';
import { FiltrosAuditoria } from './filtros-auditoria.tsx';
import { buscaOf, ENDERECO, isFiltered } from './filtros.ts';

const waiting = (
  <Loading label={copy.loading}>
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} shape="card" size={88} />
    ))}
  </Loading>
);

export function AuditoriaScreen() {
  const heading = usePageTitle(copy.title);
  const { api } = useServices();
  const { escola_id } = useEscola();
  const filters = useEndereco(ENDERECO);
  const busca = buscaOf(filters.filtros, escola_id);
  const query = useInfiniteQuery(auditoriaQuery(api, busca));
  const pages = query.data?.pages ?? [];
  const registros = pages.flatMap((page) => page.registros);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" align="end" wrap>
          <Heading level={1} focusable ref={heading}>
            {copy.title}
          </Heading>
          <EscolaSelect />
        </Inline>
        <Text tone="muted" measure>
          {copy.intro}
        </Text>
        {registros.length > 0 && <ExportAuditoria busca={busca} />}
        <FiltrosAuditoria
          {...filters}
          registros={registros}
          count={registros.length > 0 ? copy.count(registros.length, query.hasNextPage) : undefined}
        />
        {pages.some((page) => !page.cadeia_integra) && (
          <Note tone="danger" alert>
            {copy.broken}
          </Note>
        )}
        <ListaPaginada
          query={query}
          rows={registros.length}
          loading={waiting}
          filtered={isFiltered(filters.filtros)}
          onClear={filters.clear}
          words={copy}
        >
          {(error) => <Atos registros={registros} error={error} onAtor={(ator) => filters.set({ ator })} />}
        </ListaPaginada>
      </Stack>
    </Content>
  );
}
