/** `/turmas`: the classes within reach, each with the way to its page. */
import { QueryState, usePageTitle } from '@luneta/app-shell';
import { FilterControls, useFilters } from '@luneta/app-shell/list';
import { Button, Content, EmptyState, Heading, Inline, Stack, Text } from '@luneta/ui';
import { useState } from 'react';

import { sedeNamer } from '../../../shared/aluno.ts';
import { useTurmas } from '../../../shared/use-turmas.ts';
import { copy as words } from '../copy.ts';
import { filterOptions } from '../lista/filter-options.ts';
import { DE_TURMAS } from '../lista/filtros.ts';
import { copy } from './copy.ts';
import { TurmasBroken } from './turmas-broken.tsx';
import { TurmasLoading, TurmasTable } from './turmas-table.tsx';
import { turmasDe } from './turmas.ts';

/** Classes that are drawn before somebody asks for more: a school has fewer. */
const STEP = 150;

export function TurmasScreen() {
  const heading = usePageTitle(copy.title);
  const { query, turmas, walks, broken, resume } = useTurmas();
  const filters = useFilters(DE_TURMAS);
  const found = turmasDe(turmas, filters.values);
  const [shown, setShown] = useState(STEP);
  const sedes = new Set(turmas.map(sedeNamer(turmas)));
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Heading level={1} focusable ref={heading}>
          {copy.title}
        </Heading>
        <FilterControls
          of={filters}
          label={copy.filterLabel}
          applyLabel={copy.apply}
          options={filterOptions(turmas, filters.values)}
          count={turmas.length === 0 ? undefined : countText(found, turmas)}
        />
        <QueryState query={query} loading={<TurmasLoading />}>
          {() => (
            <Stack gap="e12">
              {broken && <TurmasBroken onRetry={resume} />}
              {found.length === 0 && !walks ? (
                <Nothing any={turmas.length > 0} onClear={filters.clear} />
              ) : (
                <TurmasTable turmas={found.slice(0, shown)} sedeOf={sedes.size > 1 ? sedeNamer(turmas) : null} />
              )}
              {walks && (
                <Text look="small" tone="muted">
                  {copy.walking}
                </Text>
              )}
              {found.length > shown && (
                <Inline justify="center">
                  <Button variant="secondary" size="sm" onClick={() => setShown(shown + STEP)}>
                    {copy.more}
                  </Button>
                </Inline>
              )}
            </Stack>
          )}
        </QueryState>
      </Stack>
    </Content>
  );
}

const countText = (found: readonly unknown[], all: readonly unknown[]): string =>
  found.length < all.length ? copy.countOf(found.length, all.length) : copy.count(all.length);

function Nothing({ any, onClear }: { any: boolean; onClear: () => void }) {
  if (!any) return <EmptyState text={copy.empty} />;
  return (
    <EmptyState
      plain
      text={copy.none}
      action={
        <Button variant="secondary" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}
