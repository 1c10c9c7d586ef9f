/** What campuses and grades have in common: the table with its archive, and what is said of a change. */
import { QueryState } from '@luneta/app-shell';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  Inline,
  Note,
  Stack,
  Text,
  VisuallyHidden,
  type DataColumn,
} from '@luneta/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { copy } from './copy.ts';

type Parte = { readonly nome: string; readonly arquivada_em: string | null };
export type ListaProps<Row extends Parte> = {
  query: UseQueryResult<readonly Row[]>;
  words: { readonly caption: string; readonly loading: string; readonly intro: string; readonly empty: string };
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  rowKey: (row: Row) => number;
  mayWrite: boolean;
  /** Buttons beside the introduction, and in the empty list. */
  actions: ReactNode;
  onEdit: (row: Row) => void;
  onArchive: (row: Row) => void;
  onReopen: (row: Row) => void;
};

export function Lista<Row extends Parte>(props: ListaProps<Row>) {
  const { query, words, columns, rowKey, mayWrite, actions, onEdit, onArchive, onReopen } = props;
  const [archived, setArchived] = useState(false);
  const table = { caption: words.caption, columns, rowKey, density: 'compact' } as const;
  const some = query.data?.some(({ arquivada_em }) => arquivada_em !== null) === true;
  return (
    <Stack gap="e16">
      <Inline justify="between" gap="e12" wrap>
        <Text tone="muted" measure>
          {words.intro}
        </Text>
        {mayWrite && (
          <Inline gap="e8" wrap>
            {actions}
          </Inline>
        )}
      </Inline>
      {!mayWrite && <Note tone="reading">{copy.readOnly}</Note>}
      <QueryState query={query} loading={<DataTable {...table} rows={[]} loading loadingLabel={words.loading} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState text={words.empty} action={mayWrite ? <Inline wrap>{actions}</Inline> : undefined} />
          ) : (
            <Stack gap="e12">
              <DataTable
                {...table}
                rows={all.filter(({ arquivada_em }) => archived || arquivada_em === null)}
                actionsHeader={copy.actions}
                {...(mayWrite && {
                  renderActions: (row: Row) => (
                    <RowActions
                      row={row}
                      onEdit={() => onEdit(row)}
                      onArchive={() => onArchive(row)}
                      onReopen={() => onReopen(row)}
                    />
                  ),
                })}
              />
              {some && (
                <Inline justify="center">
                  <Button variant="text" size="sm" onClick={() => setArchived(!archived)}>
                    {archived ? copy.hideArchived : copy.showArchived}
                  </Button>
                </Inline>
              )}
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}

type ActionsProps = { row: Parte; onEdit: () => void; onArchive: () => void; onReopen: () => void };

function RowActions({ row: { nome, arquivada_em }, onEdit, onArchive, onReopen }: ActionsProps) {
  if (arquivada_em !== null)
    return (
      <Button variant="text" size="sm" onClick={onReopen}>
        {copy.reopen}
        <VisuallyHidden> {nome}</VisuallyHidden>
      </Button>
    );
  return (
    <Inline gap="e4">
      <Button variant="text" size="sm" onClick={onEdit}>
        {copy.edit}
        <VisuallyHidden> {nome}</VisuallyHidden>
      </Button>
      <Button variant="text" size="sm" onClick={onArchive}>
        {copy.archive}
        <VisuallyHidden> {nome}</VisuallyHidden>
      </Button>
    </Inline>
  );
}

/** The name of a row, with that it is archived. */
export const Nome = ({ nome, arquivada_em }: Parte) => (
  <Inline gap="e8" wrap>
    {nome}
    {arquivada_em !== null && <Badge>{copy.archived}</Badge>}
  </Inline>
);
