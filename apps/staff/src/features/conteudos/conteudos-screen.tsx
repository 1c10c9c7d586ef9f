/** `/conteudos`: digital contents of the topics (school G15). */
import type { ConteudoGestao } from '@luneta/api-client';
import { conteudosQuery } from '@luneta/api-client/gestao-conteudos';
import { materiasQuery } from '@luneta/api-client/gestao-questoes-partes';
import { lazyPart, usePageTitle, useConta, useServices } from '@luneta/app-shell';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { Button, Content, Inline, PageTitle, Stack } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { useMayCall } from '../../shared/use-may-call.ts';
import { Acoes } from './acoes.tsx';
import { columnsIn, idOf } from './conteudo-columns.tsx';
import type { ConteudoDrawerProps } from './conteudo-drawer.tsx';
import { copy } from './copy.ts';
import { buscaOf, FILTERS } from './filtros.ts';
import { OrdemDrawer } from './ordem-drawer.tsx';

/** It brings a list that is searched by typing. */
const ConteudoDrawer = lazyPart<ConteudoDrawerProps>(
  async () => (await import('./conteudo-drawer.tsx')).ConteudoDrawer,
);

type Open = { readonly what: 'conteudo' | 'ordem'; readonly conteudo: ConteudoGestao } | { readonly what: 'novo' };

export function ConteudosScreen() {
  const heading = usePageTitle(copy.title);
  const { api } = useServices();
  const { fuso_horario } = useConta();
  const may = useMayCall();
  const filters = useFilters(FILTERS);
  const query = useInfiniteQuery(conteudosQuery(api, buscaOf(filters.values)));
  const { data } = useQuery(materiasQuery(api));
  const materias = (data?.materias ?? []).map(({ materia_id, materia_nome }) => ({
    value: String(materia_id),
    label: materia_nome,
  }));
  const conteudos = query.data?.pages.flatMap((page) => page.conteudos) ?? [];
  const columns = useMemo(() => columnsIn(fuso_horario), [fuso_horario]);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const novo = may('createConteudo') && (
    <Button size="sm" icon={Plus} onClick={() => setOpen({ what: 'novo' })}>
      {copy.novo}
    </Button>
  );
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" wrap>
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          {novo}
        </Inline>
        <FilterControls
          of={filters}
          label={copy.filterLabel}
          applyLabel={copy.apply}
          options={{ materia: materias }}
          loading={query.isFetching}
          count={conteudos.length > 0 ? copy.count(conteudos.length, query.hasNextPage) : undefined}
        />
        <List
          query={query}
          rows={conteudos}
          filters={filters}
          words={copy}
          columns={columns}
          rowKey={idOf}
          emptyAction={novo}
          {...(may('saveConteudo') && {
            renderActions: (conteudo: ConteudoGestao) => (
              <Acoes
                conteudo={conteudo}
                onEdit={() => setOpen({ what: 'conteudo', conteudo })}
                onOrder={() => setOpen({ what: 'ordem', conteudo })}
              />
            ),
          })}
        />
      </Stack>
      {open?.what === 'ordem' && <OrdemDrawer objeto={open.conteudo} onClose={close} />}
      {(open?.what === 'novo' || open?.what === 'conteudo') && (
        <ConteudoDrawer conteudo={open.what === 'novo' ? null : open.conteudo} onClose={close} />
      )}
    </Content>
  );
}
