/** The list itself in every state: loading, nobody, one page after another, a page that did not load. */
import { QueryState } from '@luneta/app-shell';
import { Button, EmptyState, ErrorState, Inline, Note, Pager, Stack, Text } from '@luneta/ui';

import { copy } from '../copy.ts';
import { Vazio } from '../../../shared/comeco/vazio.tsx';
import { AlunosLoading, AlunosTable, type AlunosTableProps } from './alunos-table.tsx';
import type { usePages } from './use-pages.ts';

type Pages = ReturnType<typeof usePages>;
type TableProps = Omit<AlunosTableProps, 'alunos' | 'page' | 'error'>;

export type AlunosListProps = TableProps & {
  /** Something was left out by a person. */
  filtered: boolean;
  /** What is said when nothing was left out and there is nobody. */
  empty: string;
  pages: Pages;
  onClear: () => void;
};

export function AlunosList({ filtered, empty, pages, onClear, ...table }: AlunosListProps) {
  return (
    <QueryState query={pages.query} loading={<AlunosLoading umaTurma={table.umaTurma} />}>
      {() =>
        !pages.lacks && pages.page === 1 && pages.alunos.length === 0 ? (
          <Nobody filtered={filtered} empty={empty} onClear={onClear} />
        ) : (
          <Stack gap="e12">
            {pages.query.isRefetchError && <Stale onRetry={pages.refresh} busy={pages.query.isFetching} />}
            <Page pages={pages} {...table} />
            <Foot pages={pages} />
          </Stack>
        )
      }
    </QueryState>
  );
}

/** What is in sight came before the connection went. */
function Stale({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Note
      tone="warning"
      action={
        <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {copy.stale}
    </Note>
  );
}

/**
 * A page is shown when it is complete, so that nothing moves under the finger. After a failure the loaded part stays.
 */
function Page({ pages, ...table }: { pages: Pages } & TableProps) {
  const { alunos, page, lacks, failed, query, retry } = pages;
  if (lacks && !failed) return <AlunosLoading rows={pages.expected} umaTurma={table.umaTurma} />;
  const error = failed && (
    <ErrorState
      compact={alunos.length > 0}
      title={copy.pageFailed}
      retryLabel={copy.retry}
      onRetry={retry}
      retrying={query.isFetching}
    />
  );
  return <AlunosTable alunos={alunos} page={page} error={error} {...table} />;
}

function Foot({ pages }: { pages: Pages }) {
  const { alunos, before, lacks, failed, page, known, total, turn } = pages;
  return (
    <Inline justify="between" wrap>
      <div role="status">
        {(!lacks || failed) && alunos.length > 0 && (
          <Text look="small" tone="muted" tabular>
            {copy.shown(before + 1, before + alunos.length)}
          </Text>
        )}
      </div>
      {(known > 1 || page > 1) && (
        <Pager
          label={copy.pager}
          page={page}
          pages={known}
          onChange={turn}
          previousLabel={copy.previous}
          nextLabel={copy.next}
          place={(at) => copy.place(at, total)}
        />
      )}
    </Inline>
  );
}

function Nobody({ filtered, empty, onClear }: Pick<AlunosListProps, 'filtered' | 'empty' | 'onClear'>) {
  if (!filtered) return <Vazio text={empty} />;
  return (
    <EmptyState
      plain
      text={copy.none}
      action={
        <Button variant="secondary" size="sm" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    />
  );
}
