/** The list itself in every state: loading, nobody, one page after another, a page that did not load. */
import { QueryState } from '@luneta/app-shell';
import { Button, EmptyState, ErrorState, Inline, Pager, Stack, Text } from '@luneta/ui';

import type { Aluno, Turma } from '../../aluno.ts';
import { AlunosLoading, AlunosTable } from './alunos-table.tsx';
import { copy } from './copy.ts';
import { isFiltered, type Filtros } from './filtros.ts';
import { usePages } from './use-pages.ts';

export type AlunosListProps = {
  filtros: Filtros;
  onClear: () => void;
  onAbrir: (aluno: Aluno) => void;
  onMore: (aluno: Aluno) => void;
  /** Gives the name that distinguishes a campus. */
  sedeOf: (turma: Turma) => string;
};

export function AlunosList({ filtros, onClear, ...table }: AlunosListProps) {
  const pages = usePages(filtros);
  return (
    <QueryState query={pages.query} loading={<AlunosLoading />}>
      {() =>
        !pages.lacks && pages.page === 1 && pages.alunos.length === 0 ? (
          <Nobody filtered={isFiltered(filtros)} onClear={onClear} />
        ) : (
          <Stack gap="e12">
            <Page pages={pages} {...table} />
            <Foot pages={pages} />
          </Stack>
        )
      }
    </QueryState>
  );
}

type Pages = ReturnType<typeof usePages>;

/**
 * A page is shown when it is complete, so that nothing moves under the finger. After a failure the loaded part stays.
 */
function Page({ pages, ...acts }: { pages: Pages } & Omit<AlunosListProps, 'filtros' | 'onClear'>) {
  const { alunos, page, lacks, failed, query, retry } = pages;
  if (lacks && !failed) return <AlunosLoading />;
  const error = failed && (
    <ErrorState
      compact={alunos.length > 0}
      title={copy.pageFailed}
      retryLabel={copy.retry}
      onRetry={retry}
      retrying={query.isFetching}
    />
  );
  return <AlunosTable alunos={alunos} page={page} error={error} {...acts} />;
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
          onPage={turn}
          previousLabel={copy.previous}
          nextLabel={copy.next}
          place={(at) => copy.place(at, total)}
        />
      )}
    </Inline>
  );
}

function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) return <EmptyState text={copy.empty} />;
  return (
    <EmptyState
      text={copy.none}
      action={
        <Button variant="secondary" size="sm" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    />
  );
}
