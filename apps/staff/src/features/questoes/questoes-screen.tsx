/** `/questoes`: the bank of questions (school G10): found, read as a student sees them, and changed many at once. */
import type { GestaoQuestao } from '@luneta/api-client';
import { questoesQuery } from '@luneta/api-client/gestao-questoes';
import { etiquetasQuery, materiasQuery } from '@luneta/api-client/gestao-questoes-partes';
import { lazyPart, useConta, usePageTitle, useServices } from '@luneta/app-shell';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import {
  Button,
  ButtonLink,
  Content,
  DataTable,
  Inline,
  PageTitle,
  Stack,
  useMediaQuery,
  type RowKey,
} from '@luneta/ui';
import { Columns3, Download, Plus } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { BancoTabs } from '../../shared/banco/banco-tabs.tsx';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import type { Coluna } from './colunas/colunas.ts';
import { useColunas } from './colunas/use-colunas.ts';
import type { EscolherColunasProps } from './colunas/escolher.tsx';
import { copy } from './copy.ts';
import { Exemplos } from './exemplos.tsx';
import { copy as exportWords } from './exportar/copy.ts';
import type { ExportarProps } from './exportar/exportar.tsx';
import { buscaOf, FILTERS, RARE } from './filtros/filtros.ts';
import type { MaisFiltrosProps } from './filtros/mais-filtros.tsx';
import { useNomes } from './filtros/use-nomes.ts';
import { Lote } from './lote/lote.tsx';
import type { PreviaProps } from './previa/previa.tsx';
import { columnsOf, idOf, NARROW, verComoAluno } from './questao-columns.tsx';
import * as css from './questoes.css.ts';

/** Few visits read a question here. */
const Previa = lazyPart<PreviaProps>(async () => (await import('./previa/previa.tsx')).Previa);
const MaisFiltros = lazyPart<MaisFiltrosProps>(async () => (await import('./filtros/mais-filtros.tsx')).MaisFiltros);
const Exportar = lazyPart<ExportarProps>(async () => (await import('./exportar/exportar.tsx')).Exportar);
const EscolherColunas = lazyPart<EscolherColunasProps>(
  async () => (await import('./colunas/escolher.tsx')).EscolherColunas,
);

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
  const [dialog, setDialog] = useState<'exportar' | 'colunas' | null>(null);
  const { colunas, choose } = useColunas();
  const { fuso_horario } = useConta();
  const nomes = useNomes(filters);
  const wide = useMediaQuery(from.wide);
  const nova = may('createQuestao') && (
    <ButtonLink size="sm" icon={Plus} href={paths.questaoNova}>
      {copy.nova}
    </ButtonLink>
  );
  const importar = may('createImportacao') && (
    <ButtonLink variant="secondary" size="sm" href={`${paths.importacaoNova}?tipo=questoes`}>
      {copy.importar}
    </ButtonLink>
  );
  // An empty bank offers its ways in where it says so.
  const empty = query.isSuccess && questoes.length === 0 && !filters.filtered;
  const tools = questoes.length > 0 && (
    <Inline gap="e4" wrap>
      {may('createExportacaoQuestoes') && (
        <Button variant="text" size="sm" icon={Download} onClick={() => setDialog('exportar')}>
          {exportWords.open}
        </Button>
      )}
      <Button variant="text" size="sm" icon={Columns3} onClick={() => setDialog('colunas')}>
        {copy.colunas.open}
      </Button>
    </Inline>
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
      columns={columnsOf(wide && vista !== null ? NARROW : colunas, fuso_horario)}
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
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          <Inline gap="e8" wrap>
            {tools}
            {!empty && importar}
            {!empty && nova}
          </Inline>
        </Inline>
        <FilterControls
          of={filters}
          label={copy.filterLabel}
          applyLabel={copy.apply}
          options={options}
          named={nomes}
          rare={RARE}
          extra={<MaisFiltros of={filters} />}
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
                {may('createImportacaoExemplo') && <Exemplos />}
                {importar}
                {nova}
              </Inline>
            }
            loading={<Waiting colunas={colunas} />}
          >
            {table}
          </List>
          {vista !== null && <Previa key={vista} banco_questao_id={vista} onClose={() => setVista(null)} />}
        </div>
        {selected.size > 0 && <Lote selected={selected} questoes={questoes} onClear={() => setSelected(new Set())} />}
        {dialog === 'exportar' && (
          <Exportar
            title={filters.filtered || filters.values.mostra !== 'todas' ? exportWords.ofFilter : exportWords.ofAll}
            escolha={{ filtro: buscaOf(filters.values) }}
            onClose={() => setDialog(null)}
          />
        )}
        <EscolherColunas
          open={dialog === 'colunas'}
          colunas={colunas}
          onChoose={choose}
          onClose={() => setDialog(null)}
        />
      </Stack>
    </Content>
  );
}

const Waiting = ({ colunas }: { colunas: readonly Coluna[] }) => (
  <DataTable
    caption={copy.caption}
    columns={columnsOf(colunas, '')}
    rows={[]}
    rowKey={idOf}
    loading
    loadingLabel={copy.loading}
  />
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
