/** What campuses and grades have in common: the table with its archive, and what is said of a change. */
import { QueryState } from '@luneta/app-shell';
import {
  Badge,
  Button,
  DataTable,
  EditTable,
  EmptyState,
  Inline,
  Note,
  Stack,
  Text,
  VisuallyHidden,
  type DataColumn,
  type RowKey,
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
  actions?: ReactNode;
  /** Adds a row: below the last one, and in the empty list. */
  add: ReactNode;
  /** Key of the row that is edited, or `NEW_ROW`. */
  editing: RowKey | null;
  editor: ReactNode;
  onEdit: (row: Row) => void;
  onArchive: (row: Row) => void;
  onReopen: (row: Row) => void;
};

export function Lista<Row extends Parte>(props: ListaProps<Row>) {
  const { query, words, columns, rowKey, mayWrite, actions, add, editing, editor, onEdit, onArchive, onReopen } = props;
  const [archived, setArchived] = useState(false);
  const table = { caption: words.caption, columns, rowKey } as const;
  const some = query.data?.some(({ arquivada_em }) => arquivada_em !== null) === true;
  return (
    <Stack gap="e16">
      <Inline justify="between" gap="e12" wrap>
        <Text tone="muted" measure>
          {words.intro}
        </Text>
        {mayWrite && actions}
      </Inline>
      {!mayWrite && <Note tone="reading">{copy.readOnly}</Note>}
      <QueryState
        query={query}
        loading={<DataTable {...table} density="compact" rows={[]} loading loadingLabel={words.loading} />}
      >
        {(all) =>
          all.length === 0 && editing === null ? (
            <EmptyState text={words.empty} action={mayWrite ? add : undefined} />
          ) : (
            <Stack gap="e12">
              <EditTable
                {...table}
                rows={all.filter(({ arquivada_em }) => archived || arquivada_em === null)}
                actionsHeader={copy.actions}
                editing={editing}
                editor={editor}
                add={mayWrite ? add : undefined}
                renderActions={
                  mayWrite
                    ? (row) => (
                        <RowActions
                          row={row}
                          waits={editing !== null}
                          onEdit={() => onEdit(row)}
                          onArchive={() => onArchive(row)}
                          onReopen={() => onReopen(row)}
                        />
                      )
                    : undefined
                }
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

type ActionsProps = {
  row: Parte;
  /** Another row is edited first. */
  waits: boolean;
  onEdit: () => void;
  onArchive: () => void;
  onReopen: () => void;
};

function RowActions({ row: { nome, arquivada_em }, waits, onEdit, onArchive, onReopen }: ActionsProps) {
  if (arquivada_em !== null)
    return (
      <Button variant="text" size="sm" disabled={waits} onClick={onReopen}>
        {copy.reopen}
        <VisuallyHidden> {nome}</VisuallyHidden>
      </Button>
    );
  return (
    <Inline gap="e4">
      <Button variant="text" size="sm" disabled={waits} onClick={onEdit}>
        {copy.edit}
        <VisuallyHidden> {nome}</VisuallyHidden>
      </Button>
      <Button variant="text" size="sm" disabled={waits} onClick={onArchive}>
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
