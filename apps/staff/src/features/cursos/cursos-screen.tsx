/** `/cursos`: the school's courses, drafts included; each leads to its editor. */
import type { GestaoCurso } from '@luneta/api-client';
import { cursosQuery } from '@luneta/api-client/gestao-cursos';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { Content, Heading, Stack } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { ListaPaginada } from '../../lista/lista-paginada.tsx';
import { useEndereco } from '../../lista/use-endereco.ts';
import { copy } from './copy.ts';
import { CursosLoading, CursosTable } from './cursos-table.tsx';
import { FiltrosCursos, type Materia } from './filtros-cursos.tsx';
import { buscaOf, ENDERECO, isFiltered } from './filtros.ts';

export function CursosScreen() {
  const heading = usePageTitle(copy.title);
  const filters = useEndereco(ENDERECO);
  const { api } = useServices();
  // All of them name the subjects there are; the list below may be narrower.
  const all = useInfiniteQuery(cursosQuery(api));
  const query = useInfiniteQuery(cursosQuery(api, buscaOf(filters.filtros)));
  const cursos = query.data?.pages.flatMap((page) => page.cursos) ?? [];
  const materias = materiasOf([...(all.data?.pages.flatMap((page) => page.cursos) ?? []), ...cursos]);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Heading level={1} focusable ref={heading}>
          {copy.title}
        </Heading>
        <FiltrosCursos
          {...filters}
          materias={materias}
          count={cursos.length > 0 ? copy.count(cursos.length, query.hasNextPage) : undefined}
        />
        <ListaPaginada
          query={query}
          rows={cursos.length}
          loading={<CursosLoading />}
          filtered={isFiltered(filters.filtros)}
          onClear={filters.clear}
          words={copy}
        >
          {(error) => <CursosTable cursos={cursos} error={error} />}
        </ListaPaginada>
      </Stack>
    </Content>
  );
}

/** Each subject once, by name. */
function materiasOf(cursos: readonly GestaoCurso[]): Materia[] {
  const found = new Map(cursos.map(({ materia_id, materia_nome }) => [materia_id, { materia_id, materia_nome }]));
  return [...found.values()].toSorted((a, b) => a.materia_nome.localeCompare(b.materia_nome, 'pt-BR'));
}
