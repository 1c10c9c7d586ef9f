/** `/questoes`: the bank of questions (school G10): found, read as a student sees them, and changed many at once. */
import type { GestaoQuestao } from '@luneta/api-client';
import { questoesQuery } from '@luneta/api-client/gestao-questoes';
import { etiquetasQuery, materiasQuery } from '@luneta/api-client/gestao-questoes-partes';
import { lazyPart, usePageTitle, useServices } from '@luneta/app-shell';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { ButtonLink, Content, DataTable, Heading, Inline, Stack, useMediaQuery, type RowKey } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { BancoTabs } from '../../shared/banco/banco-tabs.tsx';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { buscaOf, FILTERS } from './filtros.ts';
import { Lote } from './lote/lote.tsx';
import type { PreviaProps } from './previa/previa.tsx';
import { COLUMNS, idOf, NARROW, verComoAluno } from './questao-columns.tsx';
import * as css from './questoes.css.ts';

/** Few visits read a question here. */
const Previa = lazyPart<PreviaProps>(async () => (await import('./previa/previa.tsx')).Previa);

export function QuestoesScreen() {
  const heading = usePageTitle(copy.title);
  const { api } = useServices();
  const may = useMayCall();
  const filters = useFilters(FILTERS);
  const query = useInfiniteQuery(questoesQuery(api, buscaOf(filters.values)));
  const questoes = query.data?.pages.flatMap((page) => page.questoes) ?? [];
  const options = useOptions();
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const [vista, setVista] = useState<number | null>(null);
  const wide = useMediaQuery(from.wide);
  const mayWrite = may('createQuestao');
  const nova = mayWrite && (
    <ButtonLink size="sm" icon={Plus} href={paths.questaoNova}>
      {copy.nova}
    </ButtonLink>
  );
  const importar = may('createImportacao') && (
    <ButtonLink variant="secondary" size="sm" href={`${paths.importacaoNova}?tipo=questoes`}>
      {copy.importar}
    </ButtonLink>
  );
  const selection = {
    selected,
    onChange: setSelected,
    label: ({ codigo }: GestaoQuestao) => copy.select(codigo),
  };
  const table = (error: ReactNode) => (
    <DataTable
      caption={copy.caption}
      density="compact"
      columns={wide && vista !== null ? NARROW : COLUMNS}
      rows={questoes}
      rowKey={idOf}
      actionsHeader={copy.actions}
      renderActions={verComoAluno(setVista, wide)}
      error={error}
      {...(may('createQuestaoLote') && { selection })}
    />
  );
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BancoTabs parte={null} />
        <Inline justify="between" wrap>
          <Heading level={1} focusable ref={heading}>
            {copy.title}
          </Heading>
          <Inline gap="e8" wrap>
            {importar}
            {nova}
          </Inline>
        </Inline>
        <FilterControls
          of={filters}
          label={copy.filterLabel}
          applyLabel={copy.apply}
          options={options}
          loading={query.isFetching}
          count={questoes.length > 0 ? copy.count(questoes.length, query.hasNextPage) : undefined}
        />
        <div className={wide && vista !== null ? css.beside : undefined}>
          <List
            query={query}
            rows={questoes}
            filters={filters}
            words={copy}
            emptyAction={
              <Inline gap="e8" wrap justify="center">
                {importar}
                {nova}
              </Inline>
            }
            loading={<Waiting />}
          >
            {table}
          </List>
          {vista !== null && (
            <Previa key={vista} banco_questao_id={vista} beside={wide} onClose={() => setVista(null)} />
          )}
        </div>
        {selected.size > 0 && <Lote selected={selected} questoes={questoes} onClear={() => setSelected(new Set())} />}
      </Stack>
    </Content>
  );
}

const Waiting = () => (
  <DataTable caption={copy.caption} columns={COLUMNS} rows={[]} rowKey={idOf} loading loadingLabel={copy.loading} />
);

/** What subjects and tags there are to choose from. */
function useOptions() {
  const { api } = useServices();
  const materias = useQuery(materiasQuery(api));
  const etiquetas = useQuery(etiquetasQuery(api));
  return {
    materia: (materias.data?.materias ?? []).map(({ materia_id, materia_nome }) => ({
      value: String(materia_id),
      label: materia_nome,
    })),
    etiqueta: (etiquetas.data ?? []).map(({ etiqueta_id, nome }) => ({ value: String(etiqueta_id), label: nome })),
  };
}
