/** `/cursos`: the school's courses, drafts included; each leads to its editor. */
import { cursosQuery } from '@luneta/api-client/gestao-cursos';
import { lazyPart, usePageTitle, useServices } from '@luneta/app-shell';
import { choice, choiceOf, search } from '@luneta/app-shell/filters';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { Button, Content, Inline, PageTitle, Stack } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '@luneta/app-shell/router';

import { materiaOptions, porMateria } from '../../shared/lista/materias.ts';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { useCursoColumns } from './curso-columns.tsx';

const NovoCurso = lazyPart(async () => (await import('./novo-curso.tsx')).NovoCurso);

/** How the list is narrowed: by text, subject and state, each in the address. */
const FILTERS = {
  busca: search(copy.search, { placeholder: copy.searchHint }),
  materia: choiceOf(copy.materia),
  situacao: choice(copy.situacao, copy.situacoes),
};

export function CursosScreen() {
  const heading = usePageTitle(copy.title);
  const filters = useFilters(FILTERS);
  const columns = useCursoColumns();
  const { api } = useServices();
  const may = useMayCall();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  // All of them name the subjects there are; the list below may be narrower.
  const all = useInfiniteQuery(cursosQuery(api));
  const { situacao } = filters.values;
  const query = useInfiniteQuery(
    cursosQuery(api, { ...porMateria(filters.values), ...(situacao !== '' && { situacao }) }),
  );
  const rowsOf = (found: typeof query) => found.data?.pages.flatMap((page) => page.cursos) ?? [];
  const cursos = rowsOf(query);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" gap="e12">
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          {may('createCurso') && (
            <Button size="sm" icon={Plus} onClick={() => setCreating(true)}>
              {copy.novo}
            </Button>
          )}
        </Inline>
        <FilterControls
          of={filters}
          label={copy.filterLabel}
          applyLabel={copy.apply}
          options={{ materia: materiaOptions([...rowsOf(all), ...cursos]) }}
          count={cursos.length > 0 ? copy.count(cursos.length, query.hasNextPage) : undefined}
        />
        <List query={query} rows={cursos} filters={filters} words={copy} {...columns} />
      </Stack>
      {creating && <NovoCurso onClose={() => setCreating(false)} onCreated={(id) => void navigate(paths.curso(id))} />}
    </Content>
  );
}
