/** The essays of the filter under their codes; no name, class or id of a student. */
import type { RedacaoFila } from '@luneta/api-client';
import { QueryState } from '@luneta/app-shell';
import {
  Badge,
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  ErrorState,
  Heading,
  Stack,
  VisuallyHidden,
} from '@luneta/ui';
import type { DataColumn } from '@luneta/ui';
import { useState, type ReactNode } from 'react';

import { copy } from '../copy.ts';
import { NO_FILTERS, type Filtros } from './filtros.ts';
import type { Fila } from './use-fila.ts';

const toneOf = ({ situacao, minha_situacao }: RedacaoFila) => {
  if (minha_situacao === 'rascunho') return 'warning';
  return situacao === 'corrigida' ? 'success' : 'info';
};

const columns: [DataColumn<RedacaoFila>, ...DataColumn<RedacaoFila>[]] = [
  { id: 'codigo', header: copy.codigo, cell: ({ codigo }) => codigo, noWrap: true },
  { id: 'prova', header: copy.provaColumn, cell: ({ descricao }) => descricao },
  { id: 'tema', header: copy.tema, cell: ({ proposta_redacao_titulo }) => proposta_redacao_titulo },
  { id: 'palavras', header: copy.palavras, cell: ({ palavras }) => palavras, align: 'end', noWrap: true },
  {
    id: 'situacao',
    header: copy.situacao,
    noWrap: true,
    cell: (row) => (
      <Badge tone={toneOf(row)}>
        {row.minha_situacao === 'nao_iniciada' ? copy.situacoes[row.situacao] : copy.minha[row.minha_situacao]}
      </Badge>
    ),
  },
];

/** Rows shown at once; the rest on demand. */
const STEP = 50;

type FilaListaProps = {
  fila: Fila;
  href: (redacao_id: number) => string;
  /** What narrows the list. */
  filters: ReactNode;
  /** There are filters to take away. */
  filtered: boolean;
  onFilter: (filtros: Filtros) => void;
};

export function FilaLista({ fila, href, filters, filtered, onFilter }: FilaListaProps) {
  const { query, redacoes, broken, retry } = fila;
  const [shown, setShown] = useState(STEP);
  const table = { caption: copy.list, columns, rowKey: (row: RedacaoFila) => row.redacao_id };
  const error = broken && (
    <ErrorState compact title={copy.pageFailed} retryLabel={copy.retry} onRetry={retry} retrying={query.isFetching} />
  );
  return (
    <Stack gap="e12" as="section" labelledBy="textos">
      <Heading look="h3" id="textos">
        {copy.list}
      </Heading>
      {filters}
      <QueryState
        query={query}
        loading={<DataTable {...table} rows={[]} loading loadingRows={5} loadingLabel={copy.loading} />}
      >
        {() =>
          redacoes.length === 0 ? (
            <Nothing filtered={filtered} onFilter={onFilter} />
          ) : (
            <>
              <DataTable
                {...table}
                rows={redacoes.slice(0, shown)}
                density="compact"
                error={error}
                actionsHeader={copy.actions}
                renderActions={({ redacao_id, codigo }) => (
                  <ButtonLink href={href(redacao_id)} variant="text" size="sm">
                    {copy.open}
                    <VisuallyHidden> {codigo}</VisuallyHidden>
                  </ButtonLink>
                )}
              />
              {redacoes.length > shown && (
                <Button variant="secondary" size="sm" onClick={() => setShown(shown + STEP)}>
                  {copy.more}
                </Button>
              )}
            </>
          )
        }
      </QueryState>
    </Stack>
  );
}

/** Nothing with these filters, or nothing that waits: then what was marked is one press away. */
function Nothing({ filtered, onFilter }: Pick<FilaListaProps, 'filtered' | 'onFilter'>) {
  return (
    <EmptyState
      plain
      text={filtered ? copy.noMatch : copy.nothing}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onFilter(filtered ? NO_FILTERS : { ...NO_FILTERS, situacao: 'corrigida' })}
        >
          {filtered ? copy.clear : copy.seeMarked}
        </Button>
      }
    />
  );
}
